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

const LOOKS = { well: 'tab-well', bare: 'tab-bare' } as const;

/** Looks like tabs, but each leads to a page with an address of its own. */
export function LinkTabs({ label, tabs, value, look = 'well' }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={`tab-bar ${LOOKS[look]}`}>
      {tabs.map((tab) => (
        <Anchor
          key={tab.value}
          href={tab.href}
          aria-current={tab.value === value ? 'page' : undefined}
          className="tab-link"
        >
          {tab.icon}
          {tab.label}
        </Anchor>
      ))}
    </nav>
  );
}
