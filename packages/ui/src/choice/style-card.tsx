import type { ReactNode } from 'react';

import { CardRadio, type RadioProps } from './radio-card.tsx';

const SHAPES = { square: 'aspect-square', wide: 'aspect-[8/5]' } as const;

export interface StyleCardProps extends RadioProps {
  shape?: keyof typeof SHAPES;
  /** Three lines of it are shown. */
  label: string;
  /** A word more on a line of its own, such as a length. */
  note?: string | undefined;
  /** An image or canvas that fills the card; decoration, the label says what it is. */
  picture: ReactNode;
}

/** A look one chooses by its picture. */
export function StyleCard({ shape = 'square', label, note, picture, ...radio }: StyleCardProps) {
  return (
    <label
      className={`group relative block overflow-hidden rounded-inner bg-surface-3 has-disabled:cursor-not-allowed has-disabled:opacity-50 has-focus-visible:focus-ring forced-colors:border forced-colors:has-checked:border-4 ${SHAPES[shape]}`}
    >
      <span
        aria-hidden="true"
        className="absolute inset-0 transition-[scale] duration-scene group-hover:scale-103 [&>*]:size-full [&>*]:object-cover"
      >
        {picture}
      </span>
      <span className="absolute inset-x-0 bottom-0 label-shade px-2 pt-4.5 pb-1.5 text-start text-micro leading-tight font-bold text-on-media">
        <span title={label} className="line-clamp-3 hyphens-auto wrap-break-word">
          <bdi>{label}</bdi>
        </span>
        {note !== undefined && <span className="block font-medium">{note}</span>}
      </span>
      <span className="absolute inset-0 rounded-[inherit] group-has-checked:chosen-ring" />
      <CardRadio {...radio} />
    </label>
  );
}
