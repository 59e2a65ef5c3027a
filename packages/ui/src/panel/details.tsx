import type { ReactNode } from 'react';

import { ChevronDownIcon } from '../icon/icons.ts';

interface DetailsRow {
  readonly label: string;
  /** A number or a word of a machine: shown as it is, from left to right. */
  readonly value: string;
}

export interface DetailsProps {
  label: string;
  rows: readonly DetailsRow[];
  /** One small button below. */
  action?: ReactNode;
}

/** What only support asks for, folded away. */
export function Details({ label, rows, action }: DetailsProps) {
  return (
    <details className="group text-micro text-muted">
      <summary className="inline-flex min-h-8 list-none items-center gap-1 max-nav:min-h-11 [&::-webkit-details-marker]:hidden">
        {label}
        <span className="transition-[rotate] group-open:rotate-180 [&>svg]:size-4">
          <ChevronDownIcon />
        </span>
      </summary>
      <div className="grid justify-items-start gap-3 pt-1 pb-2">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {rows.map((row) => (
            <div key={row.label} className="contents">
              <dt>{row.label}</dt>
              <dd className="wrap-anywhere text-body tabular-nums">
                <bdi dir="ltr">{row.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {action}
      </div>
    </details>
  );
}
