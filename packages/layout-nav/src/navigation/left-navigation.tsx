import { MessageIcon, NavButton, NavLink, SparkleIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { EntryTag, hasTag } from './entry-tag.tsx';
import { isCurrentEntry, type NavigationGroup } from './navigation.ts';
import { SocialLinks, type SocialLink } from './social-links.tsx';

export interface LeftNavigationProps {
  /** Only entries that exist: `existingGroups(NAVIGATION, routes)`. */
  groups: readonly NavigationGroup[];
  /** The page's path without its locale. */
  pathname: string;
  today: Date;
  /** Gets the entry's key. */
  onMenuClick?: (key: string) => void;
  /** Opens the plans, where there are plans. */
  onUpgrade?: (() => void) | undefined;
  /** The contact page, where there is one. */
  contactHref?: string | undefined;
  socials?: readonly SocialLink[];
}

/** 264 px wide, only icons from 769 to 1199 px, hidden on phones. */
export function LeftNavigation(props: LeftNavigationProps) {
  const { groups, pathname, today, onMenuClick, onUpgrade, contactHref, socials = [] } = props;
  const { i18n, t } = useLingui();
  return (
    <nav
      aria-label={t`Main`}
      className="fixed start-0 top-(--frame-header) bottom-0 z-nav flex w-(--frame-nav) flex-col gap-0.5 overflow-y-auto px-2 pt-2 pb-5 [scrollbar-width:none] max-nav:hidden wide:ps-3 wide:pe-6"
    >
      {groups.map(({ key, label, entries }) => (
        <div key={key} className="grid gap-0.5 not-first:max-wide:pt-3">
          {label !== undefined && (
            <h2 className="px-3 pt-4 pb-1.5 text-micro font-label text-muted max-wide:sr-only">{i18n._(label)}</h2>
          )}
          {entries.map((entry) => (
            <NavLink
              key={entry.key}
              href={`${entry.path}${entry.search ?? ''}`}
              icon={<entry.icon />}
              label={i18n._(entry.label)}
              tag={hasTag({ entry, today }) ? <EntryTag entry={entry} today={today} /> : undefined}
              isCurrent={isCurrentEntry(entry, pathname)}
              onClick={() => onMenuClick?.(entry.key)}
            />
          ))}
        </div>
      ))}
      <div className="mt-auto grid gap-0.5 pt-5">
        {onUpgrade !== undefined && <NavButton icon={<SparkleIcon />} label={t`Upgrade Now`} onClick={onUpgrade} />}
        {contactHref !== undefined && <NavLink href={contactHref} icon={<MessageIcon />} label={t`Contact US`} />}
        <SocialLinks links={socials} />
      </div>
    </nav>
  );
}
