import { NavLink, useLazy } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { lazyShell } from '../lazy-shell.ts';
import type { NavigationFooterProps } from './navigation-footer.tsx';
import { isCurrentEntry, tagOf, type NavigationGroup } from './navigation.ts';
import type { ShownSeason } from './season-atoms.ts';

export interface LeftNavigationProps extends NavigationFooterProps {
  /** Only entries that exist: `existingGroups(NAVIGATION, routes)`. */
  groups: readonly NavigationGroup[];
  season?: ShownSeason | undefined;
  /** Where a video can be begun from any page. */
  makeVideo?: ReactNode;
  /** Gets the entry's key. */
  onMenuClick?: (key: string) => void;
}

/** 264 px wide, only icons from 769 to 1199 px and beside a room that fills the screen, hidden on phones. */
export function LeftNavigation(props: LeftNavigationProps) {
  const { groups, pathname, season, makeVideo, onMenuClick, ...footer } = props;
  const { i18n, t } = useLingui();
  const shell = useLazy(lazyShell);
  return (
    <nav
      aria-label={t`Main`}
      className="fixed start-0 top-(--frame-sticky) bottom-0 z-nav flex w-(--frame-nav) flex-col gap-0.5 overflow-y-auto px-2 pt-2 pb-5 [scrollbar-width:none] max-nav:hidden no-rail:ps-3 no-rail:pe-6"
    >
      {groups.map(({ key, label, entries }) => (
        <div key={key} className="grid gap-0.5 not-first:rail:pt-3">
          {label !== undefined && (
            <h2 className="px-3 pt-4 pb-1.5 text-micro font-label text-muted rail:sr-only">{i18n._(label)}</h2>
          )}
          {entries.map((entry) => (
            <NavLink
              key={entry.key}
              href={`${entry.path}${entry.search ?? ''}`}
              icon={<entry.icon />}
              label={i18n._(entry.label)}
              tag={shell && <shell.EntryTag {...tagOf(entry, season)} place="rail" />}
              isCurrent={isCurrentEntry(entry, pathname)}
              onClick={() => onMenuClick?.(entry.key)}
            />
          ))}
        </div>
      ))}
      {makeVideo}
      {shell && <shell.NavigationFooter {...footer} pathname={pathname} />}
    </nav>
  );
}
