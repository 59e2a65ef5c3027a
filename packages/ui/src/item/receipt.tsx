import type { ReactNode } from 'react';

import { ReceiptIcon } from '../icon/icons.ts';

export interface ReceiptProps {
  /** What happened to the credits, in a `b`, and when, or what happens next. */
  children: ReactNode;
}

/** One line of money, under everything that costs. */
export function Receipt({ children }: ReceiptProps) {
  return (
    <p className="flex items-start gap-1.5 text-micro text-muted tabular-nums [&_b]:font-label [&_b]:text-body [&>svg]:size-4">
      <ReceiptIcon aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

export interface ReceiptRow {
  label: string;
  value: ReactNode;
}

export interface ReceiptSlipProps {
  rows: readonly ReceiptRow[];
  /** The last line: what it came to. */
  total: ReceiptRow;
}

/** The whole receipt of one clip, opened in place. */
export function ReceiptSlip({ rows, total }: ReceiptSlipProps) {
  return (
    <dl className="grid gap-2 rounded-inner bg-surface-3 px-5 py-4 text-small shadow-lit">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-6">
          <dt className="text-muted">{label}</dt>
          <dd className="text-end wrap-anywhere text-body tabular-nums">{value}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-6 border-t border-line pt-2 font-bold text-strong">
        <dt>{total.label}</dt>
        <dd className="tabular-nums">{total.value}</dd>
      </div>
    </dl>
  );
}
