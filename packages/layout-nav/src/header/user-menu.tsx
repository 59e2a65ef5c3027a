import { Avatar, Button, useLazy } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { lazyShell } from '../lazy-shell.ts';

export interface Account {
  email: string;
  avatarUrl?: string | undefined;
}

export interface UserMenuProps {
  /** `undefined` for a guest. */
  account: Account | undefined;
  /** The member center, where there is one; on another origin than ours, `onMemberCenter` opens it. */
  memberCenterHref?: string | undefined;
  onMemberCenter?: ((href: string) => void) | undefined;
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

/** The member and signing out; for a guest, signing in. */
export function UserMenu({ account, onLogIn, ...menu }: UserMenuProps) {
  const shell = useLazy(lazyShell);
  if (account === undefined) return <LogIn onLogIn={onLogIn} />;
  if (shell) return <shell.AccountMenu account={account} {...menu} />;
  return (
    <span className="grid min-h-10 min-w-10 place-items-center max-nav:min-h-11 max-nav:min-w-11">
      <Avatar src={account.avatarUrl} />
    </span>
  );
}
