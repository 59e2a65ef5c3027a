import type { ReactNode } from 'react';

/** A line with a word in its middle, between two ways to go. */
export function Divider({ children }: { children: ReactNode }) {
  return (
    <p className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-small text-muted before:h-px before:bg-line after:h-px after:bg-line">
      {children}
    </p>
  );
}
