import type { ReactNode } from 'react';

import { CardRadio } from './radio-card.tsx';

export interface Segment {
  value: string;
  label: string;
  icon?: ReactNode;
}

const LOOKS = {
  plain: {
    group: 'rounded-large bg-well p-1 shadow-edge',
    segment:
      'min-h-9 rounded-[9px] px-3.5 text-small text-muted hover:text-strong has-checked:bg-surface-3 has-checked:text-strong has-checked:shadow-e1 max-nav:min-h-11',
  },
  glass: {
    group: 'pointer-events-auto rounded-full bg-glass p-0.5 backdrop-blur-sm',
    segment:
      'min-h-8 rounded-full px-3 text-micro text-on-media hover:bg-frost has-checked:bg-on-media has-checked:text-on-strong pointer-coarse:min-h-11',
  },
} as const;

const WIDTHS = {
  // One line that scrolls on a phone: lines of different lengths inside one edge look torn.
  own: 'inline-flex max-w-full flex-wrap max-nav:flex-nowrap max-nav:overflow-x-auto max-nav:*:flex-none',
  wide: 'grid auto-cols-fr grid-flow-col',
} as const;

export interface SegmentedProps {
  /** Glass stands on pictures. */
  look?: keyof typeof LOOKS;
  /** `wide` fills its place, in equal parts. */
  width?: keyof typeof WIDTHS;
  /** Names the whole control. */
  label: string;
  name: string;
  segments: readonly Segment[];
  value: string;
  onChoose: (value: string) => void;
}

/** A few words of which one holds: a view, a period. */
export function Segmented(props: SegmentedProps) {
  const { look = 'plain', width = 'own', label, name, segments, value, onChoose } = props;
  const classes = LOOKS[look];
  return (
    <div role="radiogroup" aria-label={label} className={`gap-0.5 ${WIDTHS[width]} ${classes.group}`}>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={`relative inline-flex min-w-0 items-center justify-center gap-2 font-label transition-look has-focus-visible:focus-ring [&>svg]:size-4 ${classes.segment}`}
        >
          <CardRadio name={name} value={segment.value} checked={segment.value === value} onChoose={onChoose} />
          {segment.icon}
          <span className="truncate">{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
