import { Avatar, LogOutIcon, Menu, MenuItem, MenuLink, UserIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { Account, UserMenuProps } from './user-menu.tsx';

export interface AccountMenuProps extends Pick<UserMenuProps, 'memberCenterHref' | 'onLogOut'> {
  account: Account;
}

/** A member's menu, behind the picture. */
export function AccountMenu({ account, memberCenterHref, onLogOut }: AccountMenuProps) {
  const { t } = useLingui();
  const email = (
    <p title={account.email} className="truncate text-muted">
      <bdi>{account.email}</bdi>
    </p>
  );
  return (
    <Menu label={t`Account menu`} trigger={<Avatar src={account.avatarUrl} />} header={email}>
      {memberCenterHref !== undefined && (
        <MenuLink href={memberCenterHref} icon={<UserIcon />}>
          <Trans>Member Center</Trans>
        </MenuLink>
      )}
      <MenuItem icon={<LogOutIcon />} onChoose={onLogOut}>
        <Trans>Logout</Trans>
      </MenuItem>
    </Menu>
  );
}
