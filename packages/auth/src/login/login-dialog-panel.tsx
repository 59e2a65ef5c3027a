import type { SignedUp } from '@kinora/api-client';
import { Dialog } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { closeLoginAtom, finishSignUpAtom, loginAtom, type LoginRequest } from '../login-atoms.ts';
import { NotifyEmailPanel } from '../retrieval/notify-email-panel.tsx';
import { beginRetrievalAtom, retrievalAtom } from '../retrieval/retrieval-atoms.ts';
import { useRetrievalHead } from '../retrieval/retrieval-head.tsx';
import { RetrievalPanel } from '../retrieval/retrieval-panel.tsx';
import { AccountReady } from './account-ready.tsx';
import { LoginSide } from './login-side.tsx';
import { LoginView } from './login-view.tsx';
import { SignUpView, type LegalPages } from './sign-up-view.tsx';
import { useGoogle, useSubmits } from './use-submits.ts';

export interface LoginDialogProps {
  /** Left out until these pages exist. */
  legal?: LegalPages | undefined;
  /** The page of the support team; left out until it exists. */
  supportHref?: string | undefined;
}

type View = { name: 'login' } | { name: 'sign-up' } | { name: 'ready'; reason: NonNullable<SignedUp['startRefused']> };

function useHead(view: View['name'], request: LoginRequest | null) {
  const { t } = useLingui();
  const titles = { login: t`Welcome back`, 'sign-up': t`Create your account`, ready: t`Your account is ready` };
  const cost = request?.reason === 'create' ? request.cost : null;
  if (cost === null || view === 'ready') return { title: titles[view], lede: undefined };
  const lede =
    view === 'login'
      ? t`Your prompt is saved. Log in to create it for ${cost} credits.`
      : t`Your prompt is saved. Sign up to create it for ${cost} credits.`;
  return { title: titles[view], lede };
}

interface FormsProps extends Pick<LoginDialogProps, 'legal'> {
  view: View;
  email: string;
  show: (view: View) => void;
  onEmailChange: (email: string) => void;
}

/** Log in, sign up, and what comes after a sign-up. */
function Forms({ view, legal, email, show, onEmailChange }: FormsProps) {
  const finishSignUp = useSetAtom(finishSignUpAtom);
  const forget = useSetAtom(beginRetrievalAtom);
  const { submitLogin, submitSignUp } = useSubmits((reason) => show({ name: 'ready', reason }));
  const google = useGoogle();
  const typed = { email, onEmailChange };
  if (view.name === 'ready') return <AccountReady reason={view.reason} onContinue={() => finishSignUp(0)} />;
  if (view.name === 'sign-up')
    return <SignUpView {...typed} legal={legal} onSubmit={submitSignUp} onLogin={() => show({ name: 'login' })} />;
  return (
    <LoginView
      {...typed}
      google={google}
      onSubmit={submitLogin}
      onSignUp={() => show({ name: 'sign-up' })}
      onForgot={() => forget(email)}
    />
  );
}

/** Log in, sign up and the way to a new password, connected to the session. Rendered while `loginAtom` is set. */
export function LoginDialog({ legal, supportHref }: LoginDialogProps) {
  const { t } = useLingui();
  const request = useAtomValue(loginAtom);
  const retrieval = useAtomValue(retrievalAtom);
  const [close, finishSignUp] = [useSetAtom(closeLoginAtom), useSetAtom(finishSignUpAtom)];
  const [view, show] = useState<View>({ name: 'login' });
  const [email, setEmail] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const head = useHead(view.name, request);
  const retrievalHead = useRetrievalHead(retrieval, () => setChoosing(true));
  const leave = () => (view.name === 'ready' ? finishSignUp(0) : close());
  return (
    <Dialog {...(retrievalHead ?? head)} size="login" closeLabel={t`Close`} side={<LoginSide />} onClose={leave}>
      {retrieval ? (
        <RetrievalPanel retrieval={retrieval} onLeave={setEmail} />
      ) : (
        <Forms view={view} legal={legal} email={email} show={show} onEmailChange={setEmail} />
      )}
      {retrieval && isChoosing && (
        <NotifyEmailPanel retrieval={retrieval} supportHref={supportHref} onClose={() => setChoosing(false)} />
      )}
    </Dialog>
  );
}
