import type { CSSProperties, ReactNode } from 'react';

export interface BeforeAfterProps {
  /** Names the slider: "Compare before and after". */
  label: string;
  before: ReactNode;
  after: ReactNode;
  /** Share of the picture that shows what was before, in percent. */
  split: number;
  onSplit: (split: number) => void;
  /** What a screen reader says instead of the number. */
  splitText: string;
  /** Only keeps its place, while its pictures are on their way. */
  isWaiting?: boolean;
}

interface SplitStyle extends CSSProperties {
  '--split': string;
}

/** Two pictures of the same size in one place, and a line between them that moves. It runs from left to right. */
export function BeforeAfter(props: BeforeAfterProps) {
  const { label, before, after, split, onSplit, splitText, isWaiting = false } = props;
  const style: SplitStyle = { '--split': `${split}%` };
  return (
    <div dir="ltr" style={style} className={isWaiting ? 'invisible relative' : 'relative'}>
      <div className="absolute inset-0 [&>*]:size-full">{after}</div>
      <div className="absolute inset-0 [clip-path:inset(0_calc(100%_-_var(--split))_0_0)] [&>*]:size-full">
        {before}
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={split}
        aria-label={label}
        aria-valuetext={splitText}
        onChange={(event) => onSplit(event.target.valueAsNumber)}
        className="peer absolute inset-0 m-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-(--split) w-0.5 -translate-x-1/2 bg-on-media peer-focus-visible:w-1 peer-focus-visible:bg-accent-strong"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-(--split) grid size-10 -translate-1/2 place-items-center rounded-full bg-on-media text-on-strong shadow-e2 peer-focus-visible:bg-accent-strong"
      >
        <svg viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="m9 7-5 5 5 5m6-10 5 5-5 5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
    </div>
  );
}
