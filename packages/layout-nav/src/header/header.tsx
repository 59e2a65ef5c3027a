import { IconButton, Link, Logo, MenuIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { BalancePill } from './balance-pill.tsx';
import { UserMenu, type UserMenuProps } from './user-menu.tsx';

export interface HeaderProps extends UserMenuProps {
  /** Where the logo leads. */
  homeHref: string;
  /** The id of the phone's menu. */
  menuId: string;
  /** The last known number, while a new one is on its way too. */
  balance: number;
  onUpgrade?: (() => void) | undefined;
  /** What is in progress. */
  tray?: ReactNode;
}

export function Header({ homeHref, menuId, balance, onUpgrade, tray, ...user }: HeaderProps) {
  const { t } = useLingui();
  return (
    <header className="@container sticky top-(--frame-top) z-header flex h-(--frame-header) items-center gap-1 bg-surface-1 px-2 nav:gap-3 nav:header-fade nav:px-5">
      <span className="nav:hidden">
        <IconButton label={t`Menu`} icon={<MenuIcon />} popoverTarget={menuId} />
      </span>
      <Link look="plain" href={homeHref} aria-label={t`Kinora home`}>
        <span className="flex h-11 items-center px-1 @max-[359px]:[&_.wordmark]:hidden">
          <Logo />
        </span>
      </Link>
      <div className="flex-1" />
      {tray}
      <BalancePill balance={balance} onUpgrade={onUpgrade} />
      <UserMenu {...user} />
    </header>
  );
}
