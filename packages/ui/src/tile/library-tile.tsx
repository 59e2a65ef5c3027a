import { useId, useState, type ComponentProps, type ReactNode } from 'react';

import { IconButton } from '../button/icon-button.tsx';
import { HeartIcon } from '../icon/icons.ts';
import { SpriteFrames } from './sprite-frames.tsx';

/** What its buttons are called. */
interface LibraryTileWords {
  readonly open: string;
  readonly choose: string;
  readonly favourite: string;
}

export interface LibraryTileProps extends Omit<ComponentProps<'div'>, 'className' | 'style' | 'title' | 'children'> {
  /** One line. */
  title: string;
  /** Below it, one line: when, with what, for how much. */
  detail: ReactNode;
  words: LibraryTileWords;
  poster?: string | undefined;
  /** Twelve frames, shown while it is pointed at. */
  sprite?: string | undefined;
  /** At the lower end: how long it is. */
  length?: string | undefined;
  /** Over a picture that is not there: what goes on. */
  state?: ReactNode;
  isChosen: boolean;
  /** Something is chosen: a press chooses, too. */
  isChoosing: boolean;
  isFavourite: boolean;
  onOpen: () => void;
  onChoose: () => void;
  /** Left out where there are no favourites. */
  onFavourite?: (() => void) | undefined;
}

type PictureProps = Pick<LibraryTileProps, 'poster' | 'sprite'> & { isPointedAt: boolean };

function Picture({ poster, sprite, isPointedAt }: PictureProps) {
  return (
    <>
      {poster !== undefined && (
        <img src={poster} alt="" loading="lazy" className="size-full object-cover object-[50%_25%]" />
      )}
      {isPointedAt && sprite !== undefined && <SpriteFrames src={sprite} />}
    </>
  );
}

/** What is said on the picture. */
function OnPicture({ id, length, state }: Pick<LibraryTileProps, 'length' | 'state'> & { id: string }) {
  return (
    <span id={id} className="pointer-events-none absolute inset-0">
      {state !== undefined && (
        <span className="absolute inset-0 grid content-center justify-items-center gap-2 p-3 text-center text-small text-muted">
          {state}
        </span>
      )}
      {length !== undefined && (
        <span className="absolute end-2 bottom-2 rounded-full bg-glass px-2 py-0.5 text-micro font-label text-on-media tabular-nums">
          {length}
        </span>
      )}
    </span>
  );
}

type ControlsProps = Pick<
  LibraryTileProps,
  'words' | 'isChosen' | 'isChoosing' | 'isFavourite' | 'onChoose' | 'onFavourite'
>;

const QUIET_CLASSES = 'transition-opacity group-hover:opacity-100 group-focus-within:opacity-100 max-nav:opacity-100';

function Controls({ words, isChosen, isChoosing, isFavourite, onChoose, onFavourite }: ControlsProps) {
  return (
    <>
      <label
        className={`absolute start-1.5 top-1.5 grid size-9 place-items-center rounded-control bg-glass ${QUIET_CLASSES} ${isChosen || isChoosing ? '' : 'opacity-0'}`}
      >
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={words.choose}
          checked={isChosen}
          onChange={onChoose}
          className="size-4 accent-accent"
        />
      </label>
      {onFavourite !== undefined && (
        <span
          className={`absolute end-1.5 top-1.5 ${QUIET_CLASSES} ${isFavourite ? '[&_svg]:fill-accent [&_svg]:text-accent' : 'opacity-0'}`}
        >
          <IconButton
            look="glass"
            tabIndex={-1}
            label={words.favourite}
            pressed={isFavourite}
            icon={<HeartIcon />}
            onClick={onFavourite}
          />
        </span>
      )}
    </>
  );
}

/** A clip of a library: a picture of 16:10 with a box to choose it, a heart, and two quiet lines. */
export function LibraryTile(props: LibraryTileProps) {
  const { title, detail, words, poster, sprite, length, state, ...others } = props;
  const { isChosen, isChoosing, isFavourite, onOpen, onChoose, onFavourite, ...rest } = others;
  const id = useId();
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <div
      {...rest}
      aria-labelledby={`${id}-title ${id}-detail ${id}-picture`}
      aria-selected={isChosen}
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType !== 'touch')}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setPointedAt(true)}
      onBlur={() => setPointedAt(false)}
      className="group grid min-w-0 scroll-my-24 content-start gap-1.5 rounded-card"
    >
      {/* First: what it is called is said before what can be done with it. */}
      <div className="order-last grid min-w-0 px-0.5">
        <bdi id={`${id}-title`} title={title} className="truncate text-small font-medium text-strong">
          {title}
        </bdi>{' '}
        <span id={`${id}-detail`} className="truncate text-micro text-muted">
          {detail}
        </span>
      </div>{' '}
      <div className="relative aspect-[16/10] overflow-hidden rounded-card bg-surface-2 shadow-e1">
        <button
          type="button"
          tabIndex={-1}
          aria-label={isChoosing ? words.choose : words.open}
          onClick={isChoosing ? onChoose : onOpen}
          className="absolute inset-0 block outline-none"
        >
          <Picture {...{ poster, sprite, isPointedAt }} />
        </button>
        <OnPicture id={`${id}-picture`} length={length} state={state} />
        <span className="pointer-events-none absolute inset-0 rounded-[inherit] group-aria-selected:shadow-chosen" />
        <Controls {...{ words, isChosen, isChoosing, isFavourite, onChoose, onFavourite }} />
      </div>
    </div>
  );
}
