import { Avatar, Button, LogOutIcon, Menu, MenuItem, MenuLink, UserIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface Account {
  email: string;
  avatarUrl?: string | undefined;
}

export interface UserMenuProps {
  /** `undefined` for a guest. */
  account: Account | undefined;
  /** The member center, where there is one. */
  memberCenterHref?: string | undefined;
  onLogIn: () => void;
  onLogOut: () => void;
}

function LogIn({ onLogIn }: Pick<UserMenuProps, 'onLogIn'>) {
  const { t } = useLingui();
  return (
    <>
      <span className="max-nav:hidden">
        <Button look="light" pill onClick={onLogIn}>
          <Trans>Log in</Trans>
        </Button>
      </span>
      <button
        type="button"
        aria-label={t`Log in`}
        onClick={onLogIn}
        className="grid size-11 place-items-center rounded-full nav:hidden"
      >
        <Avatar />
      </button>
    </>
  );
}

/** Who is here, and the way out; for a guest the way in. */
export function UserMenu({ account, memberCenterHref, onLogIn, onLogOut }: UserMenuProps) {
  const { t } = useLingui();
  if (account === undefined) return <LogIn onLogIn={onLogIn} />;
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
