import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';

import { loginAtom, takeWelcomeAtom } from '../login-atoms.ts';
import type { LoginDialogProps } from '../login/login-dialog-panel.tsx';

// Forms and validation stay out of the first page.
const LoginDialog = lazy(async () => ({ default: (await import('../login/login-dialog-panel.tsx')).LoginDialog }));

/** Stands once in the page: opens the login dialog when an atom asks for it, and welcomes a new member. */
export function LoginHost(props: LoginDialogProps) {
  const { t } = useLingui();
  const isOpen = useAtomValue(loginAtom) !== null;
  const takeWelcome = useSetAtom(takeWelcomeAtom);
  useEffect(() => {
    const credits = takeWelcome();
    if (credits > 0) toast(t`Welcome. You start with ${credits} credits.`, { look: 'success' });
  }, [takeWelcome, t]);
  return (
    isOpen && (
      <Suspense>
        <LoginDialog {...props} />
      </Suspense>
    )
  );
}
