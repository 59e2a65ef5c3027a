import type { ReactNode } from 'react';

import type { RemixTab } from './remix-tab.ts';
import { RemixTabs } from './remix-tabs.tsx';

export interface RemixPageViewProps {
  title: string;
  /** One sentence below it. */
  lead: string;
  current: RemixTab;
  tabs: readonly RemixTab[];
  hrefOf: (tab: RemixTab) => string;
  /** At the end of the tabs' line: what holds for all of the page. */
  end?: ReactNode;
  children: ReactNode;
}

/** What the pages of video remix share: what they are called, and the way between them. */
export function RemixPageView({ title, lead, current, tabs, hrefOf, end, children }: RemixPageViewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <div className="grid gap-1.5">
        <h1 className="type-display">{title}</h1>
        <p className="text-pretty text-muted">{lead}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <RemixTabs current={current} tabs={tabs} hrefOf={hrefOf} />
        {end}
      </div>
      {children}
    </div>
  );
}
