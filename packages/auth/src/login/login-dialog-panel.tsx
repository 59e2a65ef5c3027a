import { Dialog, Notice } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { arrivalNewsAtom, dismissArrivalNewsAtom, type ArrivalNews } from '../arrival-atoms.ts';
import { closeLoginAtom, finishSignUpAtom, loginAtom, type LoginRequest } from '../login-atoms.ts';
import { NotifyEmailPanel } from '../retrieval/notify-email-panel.tsx';
import { retrievalAtom } from '../retrieval/retrieval-atoms.ts';
import { useRetrievalHead } from '../retrieval/retrieval-head.tsx';
import { RetrievalPanel } from '../retrieval/retrieval-panel.tsx';
import { LoginForms, type LoginStep } from './login-forms-panel.tsx';
import { LoginSide } from './login-side.tsx';
import { outcomeMessage } from './outcome-messages.ts';
import { useSideMotion } from './side-motion.ts';
import type { LegalPages } from './sign-up-view.tsx';

export interface LoginDialogProps {
  /** Left out until these pages exist. */
  legal?: LegalPages | undefined;
  /** The page of the support team; left out until it exists. */
  supportHref?: string | undefined;
}

/** Why a member is needed, in a sentence; none where nothing waits for one. */
function useLede(request: LoginRequest | null): Readonly<Record<'login' | 'sign-up', string>> | null {
  const { t } = useLingui();
  if (request === null || request.reason === 'header') return null;
  if (request.reason === 'save') {
    return {
      login: t`Your project is saved in this browser. Log in to save it to your account.`,
      'sign-up': t`Your project is saved in this browser. Sign up to save it to your account.`,
    };
  }
  const { cost } = request;
  if (cost === 0) {
    return {
      login: t`Your settings are saved. Log in to try it free.`,
      'sign-up': t`Your settings are saved. Sign up to try it free.`,
    };
  }
  return {
    login: t`Your prompt is saved. Log in to create it for ${plural(cost, { one: '# credit', other: '# credits' })}.`,
    'sign-up': t`Your prompt is saved. Sign up to create it for ${plural(cost, { one: '# credit', other: '# credits' })}.`,
  };
}

function useHead(view: LoginStep['name'], request: LoginRequest | null) {
  const { t } = useLingui();
  const ledes = useLede(request);
  const titles = { login: t`Welcome back`, 'sign-up': t`Create your account`, ready: t`Your account is ready` };
  return { title: titles[view], lede: view === 'ready' ? undefined : ledes?.[view] };
}

/** Where the dialog begins: a new member without start credits is told why. */
const firstStep = (news: ArrivalNews | null): LoginStep =>
  news?.kind === 'no-start' ? { name: 'ready', reason: news.reason } : { name: 'login' };

/** Why a provider's sign-in failed, above the other ways to sign in. */
function OutcomeNotice({ reason }: { reason: string }) {
  const { i18n } = useLingui();
  return (
    <Notice look={reason === 'cancelled' ? 'info' : 'danger'} announce="alert">
      {i18n._(outcomeMessage(reason))}
    </Notice>
  );
}

/** Log in, sign up and the way to a new password, connected to the session. Rendered while `loginAtom` is set. */
export function LoginDialog({ legal, supportHref }: LoginDialogProps) {
  const { t } = useLingui();
  const request = useAtomValue(loginAtom);
  const retrieval = useAtomValue(retrievalAtom);
  const [close, finishSignUp] = [useSetAtom(closeLoginAtom), useSetAtom(finishSignUpAtom)];
  const [news, dismissNews] = [useAtomValue(arrivalNewsAtom), useSetAtom(dismissArrivalNewsAtom)];
  const [view, show] = useState(() => firstStep(news));
  const [email, setEmail] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const moves = useSideMotion();
  const head = useHead(view.name, request);
  const retrievalHead = useRetrievalHead(retrieval, () => setChoosing(true));
  const leave = () => {
    dismissNews();
    if (view.name === 'ready') finishSignUp(0);
    else close();
  };
  return (
    <Dialog
      {...(retrievalHead ?? head)}
      size="login"
      closeLabel={t`Close`}
      side={<LoginSide moves={moves} />}
      onClose={leave}
    >
      {retrieval ? (
        <RetrievalPanel retrieval={retrieval} onLeave={setEmail} />
      ) : (
        <div className="grid gap-5">
          {news?.kind === 'nobody' && view.name === 'login' && <OutcomeNotice reason={news.reason} />}
          <LoginForms view={view} legal={legal} email={email} show={show} onEmailChange={setEmail} />
        </div>
      )}
      {retrieval && isChoosing && (
        <NotifyEmailPanel retrieval={retrieval} supportHref={supportHref} onClose={() => setChoosing(false)} />
      )}
    </Dialog>
  );
}
