import type { CSSProperties } from 'react';

import { RadioCard, type RadioProps } from './radio-card.tsx';
import { ratioBox } from './ratio-box.ts';

export interface RatioCardProps extends RadioProps {
  /** Width divided by height. */
  ratio: number;
  /** "16:9" */
  label: string;
}

interface BoxStyle extends CSSProperties {
  '--box-width': string;
  '--box-height': string;
}

/** The shape of a picture, as an outline of itself. */
export function RatioCard({ ratio, label, ...radio }: RatioCardProps) {
  const { width, height } = ratioBox(ratio);
  const style: BoxStyle = { '--box-width': `${width}px`, '--box-height': `${height}px` };
  return (
    <RadioCard {...radio} middle>
      <span aria-hidden="true" className="grid h-6 place-items-center">
        <span
          style={style}
          className="block h-(--box-height) w-(--box-width) rounded-[3px] border-[1.5px] border-muted in-[label:has(:checked)]:border-accent"
        />
      </span>
      {label}
    </RadioCard>
  );
}
