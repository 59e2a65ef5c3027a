import { LinkTabs } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import type { RemixTab } from './remix-tab.ts';

export interface RemixTabsProps {
  current: RemixTab;
  /** Those that have a page. */
  tabs: readonly RemixTab[];
  hrefOf: (tab: RemixTab) => string;
}

/** The way between the pages of video remix. */
export function RemixTabs({ current, tabs, hrefOf }: RemixTabsProps) {
  const { t } = useLingui();
  const words: Readonly<Record<RemixTab, string>> = {
    inspiration: t`Inspiration`,
    history: t`History`,
    projects: t`Projects`,
  };
  return (
    <LinkTabs
      label={t`AI Video Remix`}
      value={current}
      tabs={tabs.map((tab) => ({ value: tab, href: hrefOf(tab), label: words[tab] }))}
    />
  );
}
