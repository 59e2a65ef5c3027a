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
  busy?: boolean;
  /** No corners on phones, where it reaches both edges of the screen. */
  bleed?: boolean;
}

interface StageStyle extends CSSProperties {
  '--ratio': number;
}

/** Where a film plays; on each screen the largest light. */
export function Stage(props: StageProps) {
  const { label, ratio, children, bias, tags, tagsEnd, bar, message, busy = false, bleed = false } = props;
  const style: StageStyle = { '--ratio': ratio };
  return (
    <section
      aria-label={label}
      aria-busy={busy || undefined}
      style={style}
      className={`relative mx-auto w-full max-w-[calc(42dvh*var(--ratio))] nav:max-w-[calc(70dvh*var(--ratio))] ${bleed ? 'nav:rounded-stage' : 'rounded-stage'}`}
    >
      {bias !== undefined && (
        <div aria-hidden="true" className="bias-light">
          {bias}
        </div>
      )}
      <div className="relative aspect-(--ratio) overflow-hidden rounded-[inherit] bg-well shadow-film">
        <div className="absolute inset-0 [&>*]:size-full [&>*]:object-cover">{children}</div>
        {message !== undefined && (
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-6 text-center">
            {message}
          </div>
        )}
        {(tags !== undefined || tagsEnd !== undefined) && (
          <div className="pointer-events-none absolute inset-x-3 top-3 flex items-start justify-between gap-2 nav:inset-x-4 nav:top-4">
            <span className="flex flex-wrap gap-2">{tags}</span>
            <span className="flex flex-wrap justify-end gap-2">{tagsEnd}</span>
          </div>
        )}
        {bar !== undefined && (
          <div
            dir="ltr"
            className="absolute inset-x-0 bottom-0 flex items-center gap-1 media-shade px-1 pt-10 pb-2 text-small text-on-media tabular-nums nav:gap-2 nav:px-4 nav:pb-3.5"
          >
            {bar}
          </div>
        )}
        <div className="pointer-events-none absolute inset-0 rounded-[inherit] film-edge" />
      </div>
    </section>
  );
}
