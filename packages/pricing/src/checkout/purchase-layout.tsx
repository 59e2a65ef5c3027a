import type { ReactNode } from 'react';

export interface PurchaseLayoutProps {
  /** What is bought: it stays in sight beside what there is to do. */
  bought: ReactNode;
  children: ReactNode;
}

/** A purchase: what it is at the start, what to do about it at the end; below each other where there is no room. */
export function PurchaseLayout({ bought, children }: PurchaseLayoutProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 desk:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {bought}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
    </div>
  );
}
