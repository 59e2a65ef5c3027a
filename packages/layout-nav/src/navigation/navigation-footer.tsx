import { MessageIcon, NavButton, NavLink, SparkleIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { SocialLinks } from './social-links.tsx';
import type { SocialLink } from './socials.ts';

export interface NavigationFooterProps {
  /** The page's path without its locale. */
  pathname: string;
  /** Opens the plans, where there are plans. */
  onUpgrade?: (() => void) | undefined;
  /** The contact page, where there is one. */
  contactHref?: string | undefined;
  socials?: readonly SocialLink[] | undefined;
  /** The choice of a language; hidden where the navigation shows only icons. */
  languages?: ReactNode;
}

/** The lower end of the navigation. */
export function NavigationFooter({ pathname, onUpgrade, contactHref, socials = [], languages }: NavigationFooterProps) {
  const { t } = useLingui();
  return (
    <div className="mt-auto grid gap-0.5 pt-5">
      {onUpgrade !== undefined && <NavButton icon={<SparkleIcon />} label={t`Upgrade Now`} onClick={onUpgrade} />}
      {contactHref !== undefined && (
        <NavLink
          href={contactHref}
          icon={<MessageIcon />}
          label={t`Contact US`}
          isCurrent={pathname.startsWith(contactHref)}
        />
      )}
      <SocialLinks links={socials} />
      <div className="px-3 pt-1 rail:hidden">{languages}</div>
    </div>
  );
}
