import { CheckIcon, FilmIcon, IconButton, MusicIcon, PlayIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

export interface BinTileProps {
  name: string;
  poster: string | null;
  kind: 'video' | 'audio' | 'image';
  /** "5 s"; nothing for a picture. */
  length: string | undefined;
  /** It is on the timeline. */
  isUsed: boolean;
  /** Its sprite, proxy and peaks are still being made. */
  isPreparing?: boolean;
  /** Its whole name: "Add Calm sea, video, 5 s, used". */
  label: string;
  onAdd: () => void;
  /** Plays it; left out where there is nothing to watch. */
  onWatch?: (() => void) | undefined;
  onDrag: () => void;
  onDragEnd: () => void;
}

function Badge({ isUsed }: { isUsed: boolean }) {
  if (!isUsed) return null;
  return (
    <span className="absolute start-1.5 top-1.5 grid size-5 place-items-center rounded-full bg-accent text-on-accent [&>svg]:size-3.5">
      <CheckIcon />
    </span>
  );
}

type TileFaceProps = Omit<BinTileProps, 'onAdd' | 'onWatch' | 'onDrag' | 'onDragEnd'>;

/** What is seen of a medium, and its whole name for those who do not see it. */
function TileFace({ name, poster, kind, length, isUsed, isPreparing = false, label }: TileFaceProps) {
  const { t } = useLingui();
  const isPicture = kind !== 'audio' && poster !== null;
  return (
    <>
      <span className="sr-only">{label}</span>
      <span
        aria-hidden="true"
        className="relative grid aspect-8/5 place-items-center overflow-hidden rounded-tight bg-surface-3 text-track-audio transition-look group-hover:shadow-e2 [&>svg]:size-6"
      >
        {isPicture && <img src={poster} alt="" loading="lazy" className="size-full object-cover object-[50%_25%]" />}
        {!isPicture && (kind === 'audio' ? <MusicIcon /> : <FilmIcon />)}
        <Badge isUsed={isUsed} />
        {isPreparing && (
          <span className="absolute end-1.5 top-1.5 max-w-[calc(100%-40px)] truncate rounded-full bg-glass px-1.5 text-micro text-on-media">{t`Preparing`}</span>
        )}
        {length !== undefined && (
          <span className="absolute end-1.5 bottom-1.5 rounded-full bg-glass px-1.5 text-micro font-label text-on-media tabular-nums">
            {length}
          </span>
        )}
      </span>
      <span aria-hidden="true" className="truncate text-micro text-body">
        {name}
      </span>
    </>
  );
}

/** A medium in the bin: a press puts it behind everything, dragged it goes where it is dropped. */
export function BinTile({ onAdd, onWatch, onDrag, onDragEnd, ...face }: BinTileProps) {
  const { name } = face;
  const { t } = useLingui();
  return (
    <div className="group relative min-w-0">
      <button
        type="button"
        draggable
        title={name}
        onClick={onAdd}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'copy';
          event.dataTransfer.setData('text/plain', name);
          onDrag();
        }}
        onDragEnd={onDragEnd}
        className="grid w-full min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5 rounded-tight text-start"
      >
        <TileFace {...face} />
      </button>
      {onWatch && (
        <span className="pointer-events-none absolute inset-x-0 top-0 grid aspect-8/5 content-end p-1 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 max-nav:opacity-100 pointer-coarse:opacity-100 [&>button]:pointer-events-auto">
          <IconButton look="glass" size="small" label={t`Play ${name}`} icon={<PlayIcon />} onClick={onWatch} />
        </span>
      )}
    </div>
  );
}
