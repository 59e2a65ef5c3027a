import type { ReactNode } from 'react';

import { Anchor } from '../link/link-provider.tsx';

export interface LinkTab {
  readonly value: string;
  readonly href: string;
  readonly label: ReactNode;
}

export interface LinkTabsProps {
  /** Names the list of links. */
  label: string;
  tabs: readonly LinkTab[];
  /** The page one is on. */
  value: string;
}

/** Looks like tabs, but each leads to a page with an address of its own. */
export function LinkTabs({ label, tabs, value }: LinkTabsProps) {
  return (
    <nav
      aria-label={label}
      className="inline-flex max-w-full flex-wrap gap-0.5 justify-self-start rounded-large bg-well p-1 shadow-edge"
    >
      {tabs.map((tab) => (
        <Anchor
          key={tab.value}
          href={tab.href}
          aria-current={tab.value === value ? 'page' : undefined}
          className="inline-flex min-h-9 items-center justify-center gap-2 rounded-[9px] px-3.5 text-small font-label text-muted transition-look hover:text-strong aria-[current=page]:bg-surface-3 aria-[current=page]:text-strong aria-[current=page]:shadow-e1 max-nav:min-h-11 forced-colors:aria-[current=page]:border-2"
        >
          {tab.label}
        </Anchor>
      ))}
    </nav>
  );
}
