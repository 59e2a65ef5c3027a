import { percent, progressStyle } from './progress.ts';

export interface ProgressProps {
  /** What goes on: "Drawing". */
  label: string;
  /** 0 to 100. */
  value: number;
}

/** How far something is; it moves evenly. */
export function ProgressBar({ label, value }: ProgressProps) {
  return (
    <div className="h-1 overflow-hidden rounded-full bg-surface-4">
      <progress className="sr-only" aria-label={label} max={100} value={percent(value)} />
      <div className="h-full progress-fill rounded-full" style={progressStyle(percent(value))} />
    </div>
  );
}

/** The same as a small ring, for a pill. */
export function ProgressRing({ label, value }: ProgressProps) {
  return (
    <span className="block size-4.5 flex-none">
      <progress className="sr-only" aria-label={label} max={100} value={percent(value)} />
      <span className="block size-full progress-ring rounded-full" style={progressStyle(percent(value))} />
    </span>
  );
}
