import type { CSSProperties, ReactNode } from 'react';

export interface StageProps {
  /** Names the stage: "Live preview". */
  label: string;
  /** Width divided by height. */
  ratio: number;
  /** The film: an image, a video or a canvas; it fills the frame. */
  children?: ReactNode;
  /** A still or canvas of the same picture: its blurred copy lights the room behind. */
  bias?: ReactNode;
  /** Glass tags at the upper edge, at its start and end. */
  tags?: ReactNode;
  tagsEnd?: ReactNode;
  /** Play, time, scrubber: at the lower edge. */
  bar?: ReactNode;
  /** In the middle instead of a film, or on it: empty, loading, a notice. */
  message?: ReactNode;
  /** The tags name the sides of the film: they change places in no language. */
  tagsOfSides?: boolean;
  /** A short line below the tags, on the film. */
  note?: ReactNode;
  busy?: boolean;
  /** No corners on phones, where it reaches both edges of the screen. */
  bleed?: boolean;
}

interface StageStyle extends CSSProperties {
  '--ratio': number;
}

const FRAMED_CLASSES = {
  section: 'relative rounded-stage',
  box: 'relative',
  light: 'bias-light',
  frame: 'shadow-film',
} as const;

/**
 * On phones the form below scrolls under the stage: the light ends with it, beside an upright film, and no shadow may fall
 * on text. Where it has the whole width, what stands on the film has it too: such a film is narrower than its controls.
 */
const FULL_WIDTH_CLASSES = {
  section: 'relative max-nav:isolate max-desk:bg-well nav:rounded-stage',
  box: 'desk:relative',
  light: 'bias-light max-nav:inset-0 max-nav:overflow-hidden max-nav:*:scale-150',
  frame: 'nav:shadow-film',
} as const;

/** What stands on the film. */
function Dressing({ message, tags, tagsEnd, tagsOfSides = false, note, bar }: StageProps) {
  return (
    <>
      {message !== undefined && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-6 text-center">
          {message}
        </div>
      )}
      {(tags !== undefined || tagsEnd !== undefined) && (
        <div
          dir={tagsOfSides ? 'ltr' : undefined}
          className="pointer-events-none absolute inset-x-3 top-3 flex items-start justify-between gap-2 nav:inset-x-4 nav:top-4"
        >
          <span className="flex flex-wrap gap-2">{tags}</span>
          <span className="flex flex-wrap justify-end gap-2">{tagsEnd}</span>
        </div>
      )}
      {note !== undefined && (
        <div className="absolute inset-x-3 top-12 grid justify-items-center nav:inset-x-4 nav:top-15">{note}</div>
      )}
      {bar !== undefined && (
        <div dir="ltr" className="@container absolute inset-x-0 bottom-0 media-shade rounded-b-[inherit]">
          <div className="flex flex-wrap items-center gap-1 px-1 pt-10 pb-0.5 text-small text-on-media tabular-nums @max-[560px]:gap-y-0 @min-[560px]:gap-2 @min-[560px]:px-4 @min-[560px]:pb-3.5">
            {bar}
          </div>
        </div>
      )}
    </>
  );
}

/** Where a film plays; on each screen the largest light. */
export function Stage(props: StageProps) {
  const { label, ratio, children, bias, busy = false, bleed = false } = props;
  const style: StageStyle = { '--ratio': ratio };
  const { section, box, light, frame } = bleed ? FULL_WIDTH_CLASSES : FRAMED_CLASSES;
  return (
    <section aria-label={label} aria-busy={busy || undefined} style={style} className={section}>
      {/* Low enough that the first field below it is in sight where the two stack and the screen is high. */}
      <div
        className={`mx-auto w-full rounded-[inherit] tall:max-w-[calc(42dvh*var(--ratio))] low:max-w-[calc(70dvh*var(--ratio))] tall:desk:max-w-[calc(56dvh*var(--ratio))] in-[:fullscreen]:max-w-[calc(100dvh*var(--ratio))]! ${box}`}
      >
        {bias !== undefined && (
          <div aria-hidden="true" className={light}>
            {bias}
          </div>
        )}
        <div className={`relative aspect-(--ratio) overflow-hidden rounded-[inherit] bg-well ${frame}`}>
          <div className="absolute inset-0 [&>*]:size-full [&>*]:object-cover">{children}</div>
          <div className="pointer-events-none absolute inset-0 rounded-[inherit] film-edge" />
        </div>
        <Dressing {...props} />
      </div>
    </section>
  );
}
