import type { ProgressProps } from './progress-bar.tsx';
import { percent, progressStyle } from './progress.ts';

/** How far something is, as a ring around its number: for a picture that is being made. */
export function ProgressDial({ label, value }: ProgressProps) {
  return (
    <span className="relative grid size-13 place-items-center">
      <progress className="sr-only" aria-label={label} max={100} value={percent(value)} />
      <span className="absolute inset-0 progress-dial rounded-full" style={progressStyle(percent(value))} />
      <span aria-hidden="true" className="type-title text-on-media tabular-nums">
        {percent(value)}
      </span>
    </span>
  );
}
