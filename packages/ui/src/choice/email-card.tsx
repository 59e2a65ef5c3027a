import type { ReactNode } from 'react';

import { CARD_CLASSES } from './card-classes.ts';
import { CardRadio, type RadioProps } from './radio-card.tsx';

export interface EmailCardProps extends RadioProps {
  /** The address, or that there is none. */
  address: ReactNode;
  /** Which of the addresses it is. */
  note: ReactNode;
}

/** One of several addresses. */
export function EmailCard({ address, note, ...radio }: EmailCardProps) {
  return (
    <label className={`group ${CARD_CLASSES} grid-cols-[20px_minmax(0,1fr)] gap-x-3 px-3.5 py-3`}>
      <CardRadio {...radio} />
      <span
        aria-hidden="true"
        className="row-span-2 size-5 self-center rounded-full border-[1.5px] border-line-control group-has-checked:border-[6px] group-has-checked:border-accent group-has-disabled:border-line"
      />
      <span className="text-ui font-bold wrap-anywhere text-strong group-has-disabled:font-medium group-has-disabled:text-muted">
        {address}
      </span>
      <span className="text-small text-pretty text-muted group-has-checked:text-body">{note}</span>
    </label>
  );
}
