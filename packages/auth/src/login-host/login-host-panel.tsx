import { afterFirstInteraction } from '@kinora/browser';
import { toast, useLazy } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';

import { arrivalNewsAtom, dismissArrivalNewsAtom, waitingTicketAtom } from '../arrival-atoms.ts';
import { lazyConfirm } from '../lazy-confirm.ts';
import { lazyLogin } from '../lazy-login.ts';
import { loginAtom, takeWelcomeAtom } from '../login-atoms.ts';
import type { LoginDialogProps } from '../login/login-dialog-panel.tsx';
import { isMemberAtom } from '../session-atoms.ts';
import { arrivalMessage } from './arrival-messages.ts';

function LazyDialog(props: LoginDialogProps) {
  const login = useLazy(lazyLogin);
  return login && <login.LoginDialog {...props} />;
}

function LazyConfirm() {
  const confirm = useLazy(lazyConfirm);
  return confirm && <confirm.ConfirmMember />;
}

/** Says once what no dialog says: that somebody is new, or that a ticket opened nothing. */
function useArrivalNews(greet: (credits: number) => void) {
  const { i18n } = useLingui();
  const news = useAtomValue(arrivalNewsAtom);
  const dismiss = useSetAtom(dismissArrivalNewsAtom);
  useEffect(() => {
    if (news?.kind !== 'refused' && news?.kind !== 'welcome') return;
    if (news.kind === 'welcome') greet(news.credits);
    else toast(i18n._(arrivalMessage(news.failure)), { look: 'danger' });
    dismiss();
  }, [news, dismiss, greet, i18n]);
}

/** Stands once in the page: opens the login dialog when an atom asks for it, and welcomes a new member. */
export function LoginHost(props: LoginDialogProps) {
  const { t } = useLingui();
  const isOpen = useAtomValue(loginAtom) !== null;
  const asks = useAtomValue(waitingTicketAtom) !== null;
  const isMember = useAtomValue(isMemberAtom);
  const takeWelcome = useSetAtom(takeWelcomeAtom);
  const greet = useCallback(
    (credits: number) => {
      toast(t`Welcome. You start with ${plural(credits, { one: '# credit', other: '# credits' })}.`, {
        look: 'success',
      });
    },
    [t],
  );
  useArrivalNews(greet);
  useEffect(() => (isMember ? undefined : afterFirstInteraction(lazyLogin.fetchAhead)), [isMember]);
  useEffect(() => {
    const credits = takeWelcome();
    if (credits > 0) greet(credits);
  }, [takeWelcome, greet]);
  return (
    <>
      {isOpen && <LazyDialog {...props} />}
      {asks && <LazyConfirm />}
    </>
  );
}
