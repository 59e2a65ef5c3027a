import type { ReactNode } from 'react';

import { CARD_CLASSES } from './card-classes.ts';

export interface RadioProps {
  name: string;
  value: string;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  /** The choice does not go with the others; the card says why. */
  disabled?: boolean | undefined;
  onChoose?: ((value: string) => void) | undefined;
}

/** The radio that covers a card, invisible: the card shows its state. */
export function CardRadio({ onChoose, ...rest }: RadioProps & { 'aria-describedby'?: string | undefined }) {
  return (
    <input
      {...rest}
      type="radio"
      onChange={() => onChoose?.(rest.value)}
      className="absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
    />
  );
}

export interface RadioCardProps extends RadioProps {
  /** In the middle of the card, for short words and numbers. */
  middle?: boolean;
  children: ReactNode;
}

const PLACES = { middle: 'justify-items-center px-1 text-center', start: 'px-3' } as const;

export function RadioCard({ middle = false, children, ...radio }: RadioCardProps) {
  const place = middle ? PLACES.middle : PLACES.start;
  return (
    <label
      className={`${CARD_CLASSES} py-2.5 text-ui leading-tight font-bold text-strong has-disabled:font-medium has-disabled:text-muted ${place}`}
    >
      <CardRadio {...radio} />
      {children}
    </label>
  );
}
