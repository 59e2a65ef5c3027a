import type { SignedUp } from '@kinora/api-client';
import type { Credentials } from '@kinora/contracts';
import { Dialog, toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { closeLoginAtom, finishLoginAtom, finishSignUpAtom, loginAtom, type LoginRequest } from '../login-atoms.ts';
import { signInAtom, signUpAtom } from '../session-calls-atoms.ts';
import { AccountReady } from './account-ready.tsx';
import { loginProblem, type LoginFailure } from './login-message.ts';
import { LoginSide } from './login-side.tsx';
import { LoginView } from './login-view.tsx';
import { SignUpView, type LegalPages } from './sign-up-view.tsx';

export interface LoginDialogProps {
  /** Left out until these pages exist. */
  legal?: LegalPages | undefined;
}

type View = { name: 'login' } | { name: 'sign-up' } | { name: 'ready'; reason: NonNullable<SignedUp['startRefused']> };

function useWords(view: View['name'], request: LoginRequest | null) {
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

/** Says a failure in a toast, and hands back the field it belongs to. */
function useComplaint() {
  const { i18n } = useLingui();
  return (failure: LoginFailure) => {
    const { field, message } = loginProblem(failure);
    const text = i18n._(message);
    toast(text, { look: 'danger' });
    return field === null ? undefined : { field, text };
  };
}

function useSubmit(show: (view: View) => void) {
  const complain = useComplaint();
  const [signIn, signUp] = [useSetAtom(signInAtom), useSetAtom(signUpAtom)];
  const [finishLogin, finishSignUp] = [useSetAtom(finishLoginAtom), useSetAtom(finishSignUpAtom)];
  const submitLogin = async (input: Credentials) => {
    const result = await signIn(input);
    if (!result.ok) return complain(result.failure);
    finishLogin();
    return undefined;
  };
  const submitSignUp = async (input: Credentials) => {
    const result = await signUp(input);
    if (!result.ok) return complain(result.failure);
    const { startCredits, startRefused } = result.value;
    if (startRefused === null) finishSignUp(startCredits);
    else show({ name: 'ready', reason: startRefused });
    return undefined;
  };
  return { submitLogin, submitSignUp };
}

/** Log in and sign up, connected to the session. Rendered while `loginAtom` is set. */
export function LoginDialog({ legal }: LoginDialogProps) {
  const { t } = useLingui();
  const request = useAtomValue(loginAtom);
  const [close, finishSignUp] = [useSetAtom(closeLoginAtom), useSetAtom(finishSignUpAtom)];
  const [view, show] = useState<View>({ name: 'login' });
  const { submitLogin, submitSignUp } = useSubmit(show);
  const { title, lede } = useWords(view.name, request);
  const leave = () => (view.name === 'ready' ? finishSignUp(0) : close());
  return (
    <Dialog title={title} lede={lede} size="login" closeLabel={t`Close`} side={<LoginSide />} onClose={leave}>
      {view.name === 'login' && <LoginView onSubmit={submitLogin} onSignUp={() => show({ name: 'sign-up' })} />}
      {view.name === 'sign-up' && (
        <SignUpView legal={legal} onSubmit={submitSignUp} onLogin={() => show({ name: 'login' })} />
      )}
      {view.name === 'ready' && <AccountReady reason={view.reason} onContinue={() => finishSignUp(0)} />}
    </Dialog>
  );
}
