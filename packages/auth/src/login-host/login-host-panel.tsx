import { toast, useLate } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { lateLogin } from '../late-login.ts';
import { loginAtom, takeWelcomeAtom } from '../login-atoms.ts';
import type { LoginDialogProps } from '../login/login-dialog-panel.tsx';

function LateDialog(props: LoginDialogProps) {
  const rest = useLate(lateLogin);
  return rest && <rest.LoginDialog {...props} />;
}

/** Stands once in the page: opens the login dialog when an atom asks for it, and welcomes a new member. */
export function LoginHost(props: LoginDialogProps) {
  const { t } = useLingui();
  const isOpen = useAtomValue(loginAtom) !== null;
  const takeWelcome = useSetAtom(takeWelcomeAtom);
  useEffect(() => {
    const credits = takeWelcome();
    if (credits > 0) toast(t`Welcome. You start with ${credits} credits.`, { look: 'success' });
  }, [takeWelcome, t]);
  return isOpen && <LateDialog {...props} />;
}
