import type { ReactNode } from 'react';

import { Anchor } from '../link/link-provider.tsx';

export interface PillProps {
  /** Makes it a link. */
  href?: string;
  children: ReactNode;
  /** Inside at the end: one small button. */
  end?: ReactNode;
}

const CLASSES =
  'relative flex h-10 flex-none items-center gap-2.5 rounded-full bg-surface-2 ps-3.5 text-small text-body tabular-nums shadow-e1 max-nav:h-11';

const END_CLASSES = { free: 'pe-3.5', used: 'pe-1' } as const;

/** A quiet number in the header: credits, clips in progress. */
export function Pill({ href, children, end }: PillProps) {
  const classes = `${CLASSES} ${end === undefined ? END_CLASSES.free : END_CLASSES.used}`;
  if (href !== undefined) {
    return (
      <Anchor href={href} className={`${classes} transition-look hover:bg-surface-3 hover:text-strong`}>
        {children}
      </Anchor>
    );
  }
  return (
    <div className={classes}>
      {children}
      {end}
    </div>
  );
}
