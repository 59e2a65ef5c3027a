import { toast, useLate } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { arrivalNewsAtom, hearArrivalNewsAtom, waitingTicketAtom } from '../arrival-atoms.ts';
import { lateConfirm } from '../late-confirm.ts';
import { lateLogin } from '../late-login.ts';
import { loginAtom, takeWelcomeAtom } from '../login-atoms.ts';
import type { LoginDialogProps } from '../login/login-dialog-panel.tsx';
import { arrivalMessage } from './arrival-message.ts';

function LateDialog(props: LoginDialogProps) {
  const rest = useLate(lateLogin);
  return rest && <rest.LoginDialog {...props} />;
}

function LateConfirm() {
  const rest = useLate(lateConfirm);
  return rest && <rest.ConfirmMember />;
}

/** Says once how somebody came who is not signed in. */
function useArrivalNews() {
  const { i18n } = useLingui();
  const news = useAtomValue(arrivalNewsAtom);
  const hear = useSetAtom(hearArrivalNewsAtom);
  useEffect(() => {
    if (!news) return;
    toast(i18n._(arrivalMessage(news)), { look: 'danger' });
    hear();
  }, [news, hear, i18n]);
}

/** Stands once in the page: opens the login dialog when an atom asks for it, and welcomes a new member. */
export function LoginHost(props: LoginDialogProps) {
  const { t } = useLingui();
  const isOpen = useAtomValue(loginAtom) !== null;
  const asks = useAtomValue(waitingTicketAtom) !== null;
  const takeWelcome = useSetAtom(takeWelcomeAtom);
  useArrivalNews();
  useEffect(() => {
    const credits = takeWelcome();
    if (credits > 0) toast(t`Welcome. You start with ${credits} credits.`, { look: 'success' });
  }, [takeWelcome, t]);
  return (
    <>
      {isOpen && <LateDialog {...props} />}
      {asks && <LateConfirm />}
    </>
  );
}
