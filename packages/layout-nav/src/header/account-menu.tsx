import { isOurOrigin } from '@kinora/browser';
import { Avatar, LogOutIcon, Menu, MenuItem, MenuLink, UserIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { Account, UserMenuProps } from './user-menu.tsx';

export interface AccountMenuProps extends Pick<UserMenuProps, 'memberCenterHref' | 'onLogOut' | 'onMemberCenter'> {
  account: Account;
}

/** Opens in a new tab. Where the session's cookies reach it is a link; elsewhere it takes a ticket along. */
function MemberCenter({ href, onOpen }: { href: string; onOpen: ((href: string) => void) | undefined }) {
  const words = <Trans>Member Center</Trans>;
  if (isOurOrigin(href) || onOpen === undefined) {
    return (
      <MenuLink href={href} external icon={<UserIcon />}>
        {words}
      </MenuLink>
    );
  }
  return (
    <MenuItem icon={<UserIcon />} onChoose={() => onOpen(href)}>
      {words}
    </MenuItem>
  );
}

/** A member's menu, behind the picture. */
export function AccountMenu({ account, memberCenterHref, onMemberCenter, onLogOut }: AccountMenuProps) {
  const { t } = useLingui();
  const email = (
    <p title={account.email} className="truncate text-muted">
      <bdi>{account.email}</bdi>
    </p>
  );
  return (
    <Menu label={t`Account menu`} trigger={<Avatar src={account.avatarUrl} />} header={email}>
      {memberCenterHref !== undefined && <MemberCenter href={memberCenterHref} onOpen={onMemberCenter} />}
      <MenuItem icon={<LogOutIcon />} onChoose={onLogOut}>
        <Trans>Logout</Trans>
      </MenuItem>
    </Menu>
  );
}
