import type { SignedUp } from '@kinora/api-client';
import type { Credentials } from '@kinora/contracts/identity';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { beginGoogleAtom, hasGoogleAtom } from '../google-atoms.ts';
import { finishLoginAtom, finishSignUpAtom } from '../login-atoms.ts';
import { beginRetrievalAtom } from '../retrieval/retrieval-atoms.ts';
import { securityAtom } from '../security-atoms.ts';
import { signInAtom, signUpAtom } from '../session-calls-atoms.ts';
import { AccountReady } from './account-ready.tsx';
import { googleMessage } from './google-messages.ts';
import { loginProblem, type LoginFailure } from './login-messages.ts';
import { LoginView } from './login-view.tsx';
import { SignUpView, type LegalPages } from './sign-up-view.tsx';

/** Which of them is open. */
export type LoginStep =
  | { name: 'login' }
  | { name: 'sign-up' }
  | { name: 'ready'; reason: NonNullable<SignedUp['startRefused']> };

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

/** What log in and sign up do; `onRefused` is for an account without start credits. */
function useSubmits(onRefused: (reason: NonNullable<SignedUp['startRefused']>) => void) {
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
    else onRefused(startRefused);
    return undefined;
  };
  return { submitLogin, submitSignUp };
}

/** The way to Google; undefined where the server does not offer it. */
function useGoogle() {
  const { i18n } = useLingui();
  const has = useAtomValue(hasGoogleAtom);
  const begin = useSetAtom(beginGoogleAtom);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const begun = await begin();
    // Also when the page leaves: somebody may come back to it by the browser's way back.
    setBusy(false);
    if (!begun.ok) toast(i18n._(googleMessage(begun.failure)), { look: 'danger' });
  };
  return has ? { busy, onPress: () => void leave() } : undefined;
}

export interface LoginFormsProps {
  view: LoginStep;
  /** Left out until these pages exist. */
  legal?: LegalPages | undefined;
  email: string;
  show: (view: LoginStep) => void;
  onEmailChange: (email: string) => void;
}

/** Log in, sign up, and what comes after a sign-up. */
export function LoginForms({ view, legal, email, show, onEmailChange }: LoginFormsProps) {
  const finishSignUp = useSetAtom(finishSignUpAtom);
  const forget = useSetAtom(beginRetrievalAtom);
  const { submitLogin, submitSignUp } = useSubmits((reason) => show({ name: 'ready', reason }));
  const google = useGoogle();
  const typed = { email, onEmailChange, security: useAtomValue(securityAtom) };
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
