import type { ReactNode } from 'react';

import { Anchor } from '../link/link-provider.tsx';

export interface LinkTab {
  readonly value: string;
  readonly icon?: ReactNode;
  readonly href: string;
  readonly label: ReactNode;
}

export interface LinkTabsProps {
  /** Names the list of links. */
  label: string;
  tabs: readonly LinkTab[];
  /** The page one is on. */
  value: string;
  /** `bare`: without a ground of its own, on a panel that has one. */
  look?: keyof typeof LOOKS;
}

const LOOKS = {
  well: 'flex-wrap rounded-large bg-well p-1 shadow-edge',
  bare: 'max-nav:w-full max-nav:justify-between',
} as const;
const TAB_LOOKS = { well: 'px-3.5', bare: 'px-3.5 max-nav:px-2 [&>svg]:size-4.5' } as const;

/** Looks like tabs, but each leads to a page with an address of its own. */
export function LinkTabs({ label, tabs, value, look = 'well' }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={`inline-flex max-w-full gap-0.5 justify-self-start ${LOOKS[look]}`}>
      {tabs.map((tab) => (
        <Anchor
          key={tab.value}
          href={tab.href}
          aria-current={tab.value === value ? 'page' : undefined}
          className={`inline-flex min-h-9 items-center justify-center gap-2 rounded-[9px] text-small font-label text-muted transition-look hover:text-strong aria-[current=page]:bg-surface-3 aria-[current=page]:text-strong aria-[current=page]:shadow-e1 max-nav:min-h-11 forced-colors:aria-[current=page]:border-2 ${TAB_LOOKS[look]}`}
        >
          {tab.icon}
          {tab.label}
        </Anchor>
      ))}
    </nav>
  );
}
