import type { ReactNode } from 'react';

import { CardRadio } from './radio-card.tsx';

export interface Segment {
  value: string;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedProps {
  /** Names the whole control. */
  label: string;
  name: string;
  segments: readonly Segment[];
  value: string;
  onChoose: (value: string) => void;
}

/** A few words of which one holds: a view, a period. */
export function Segmented({ label, name, segments, value, onChoose }: SegmentedProps) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="inline-flex max-w-full flex-wrap gap-0.5 rounded-large bg-well p-1 shadow-edge"
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className="relative inline-flex min-h-9 min-w-0 items-center justify-center gap-2 rounded-[9px] px-3.5 text-small font-label text-muted transition-look hover:text-strong has-checked:bg-surface-3 has-checked:text-strong has-checked:shadow-e1 has-focus-visible:focus-ring max-nav:min-h-11 [&>svg]:size-4"
        >
          <CardRadio name={name} value={segment.value} checked={segment.value === value} onChoose={onChoose} />
          {segment.icon}
          <span className="truncate">{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
