import { useState, type ReactNode } from 'react';

import { THUMB_LOOKS, type ThumbLook } from '../item/thumb-looks.ts';
import { percent, progressStyle } from '../loading/progress.ts';
import { SpriteFrames } from './sprite-frames.tsx';

export interface SheetTileProps {
  /** What it is and what a press does: "Clip 2 of 4, ready". */
  label: string;
  picture?: ReactNode;
  look?: ThumbLook;
  /** 0 to 100, while it is drawn. */
  progress?: number;
  /** Plays while somebody points at it: a picture of twelve frames. */
  sprite?: string | null | undefined;
  /** In the middle of the picture: the place in the queue, an icon. */
  over?: ReactNode;
  /** At its lower edge: how far it is. */
  caption?: ReactNode;
  /** The one that is on the stage. */
  current?: boolean;
  /** In its lower corner: a switch. */
  corner?: ReactNode;
  /** There is nothing to open yet. */
  isWaiting?: boolean;
  onOpen: () => void;
}

type FilmProps = Pick<SheetTileProps, 'picture' | 'look' | 'sprite' | 'over' | 'caption'> & { isPointedAt: boolean };

function Film({ picture, look = 'plain', sprite, over, caption, isPointedAt }: FilmProps) {
  return (
    <>
      <span
        className={`absolute inset-0 block [&>*]:size-full [&>*]:object-cover [&>*]:object-[50%_25%] ${THUMB_LOOKS[look]}`}
      >
        {picture}
      </span>
      {isPointedAt && sprite && <SpriteFrames src={sprite} />}
      {over !== undefined && <span className="absolute inset-0 grid place-items-center">{over}</span>}
      {caption !== undefined && (
        <span className="absolute inset-x-0 bottom-0 flex flex-wrap items-center gap-x-2 caption-shade px-2.5 pt-6 pb-2 text-micro text-on-media tabular-nums">
          {caption}
        </span>
      )}
    </>
  );
}

/** One picture of a contact sheet, as large as its place. */
export function SheetTile({ label, progress = 0, current, corner, isWaiting, onOpen, ...film }: SheetTileProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <div
      style={progressStyle(percent(progress))}
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType !== 'touch')}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setPointedAt(true)}
      onBlur={() => setPointedAt(false)}
      className="relative size-full overflow-hidden rounded-[inherit] bg-well text-muted"
    >
      <span aria-hidden="true" className="absolute inset-0 block">
        <Film {...film} isPointedAt={isPointedAt} />
      </span>
      {/* Over the picture, and empty: its words are decoration, the name says all of them. */}
      <button
        type="button"
        aria-label={label}
        aria-current={current || undefined}
        aria-disabled={isWaiting || undefined}
        onClick={isWaiting ? undefined : onOpen}
        className="absolute inset-0 block rounded-[inherit] focus-visible:-outline-offset-2 aria-current:shadow-chosen aria-disabled:cursor-default"
      />
      {corner !== undefined && <span className="absolute end-2 bottom-2">{corner}</span>}
    </div>
  );
}
