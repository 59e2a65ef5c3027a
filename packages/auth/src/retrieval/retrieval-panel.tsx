import { unreachable } from '@kinora/contracts';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';

import { securityAtom } from '../security-atoms.ts';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { PasswordStep } from './password-step.tsx';
import {
  checkCodeAtom,
  findAccountAtom,
  leaveRetrievalAtom,
  pauseLeftAtom,
  resetPasswordAtom,
  sendCodeAtom,
  sendingAtom,
  type Retrieval,
} from './retrieval-atoms.ts';
import { retrievalMessage, type RetrievalFailure } from './retrieval-messages.ts';

type Answer = Promise<{ readonly ok: true } | { readonly ok: false; readonly failure: RetrievalFailure }>;

/** What went wrong, in words; undefined when nothing did. */
function useProblem() {
  const { i18n } = useLingui();
  return async (answer: Answer) => {
    const result = await answer;
    return result.ok ? undefined : i18n._(retrievalMessage(result.failure));
  };
}

function CodePanel({ isSpent, onBack }: { isSpent: boolean; onBack: () => void }) {
  const { i18n } = useLingui();
  const sending = useAtomValue(sendingAtom);
  const pauseLeft = useAtomValue(pauseLeftAtom);
  const send = useSetAtom(sendCodeAtom);
  const check = useSetAtom(checkCodeAtom);
  const problemOf = useProblem();
  const spent: RetrievalFailure = { kind: 'refused', reason: 'wrong-code', details: {} };
  return (
    <CodeStep
      pauseLeft={pauseLeft}
      isSending={sending.state === 'sending'}
      isSent={sending.state === 'sent'}
      sendProblem={sending.state === 'failed' ? i18n._(retrievalMessage(sending.failure)) : undefined}
      problem={isSpent ? i18n._(retrievalMessage(spent)) : undefined}
      onSend={() => void send()}
      onSubmit={(code) => problemOf(check(code))}
      onBack={onBack}
    />
  );
}

export interface RetrievalPanelProps {
  retrieval: Retrieval;
  /** Back to the login, which keeps the address. */
  onLeave: (email: string) => void;
}

/** The three steps to a new password, connected. */
export function RetrievalPanel({ retrieval, onLeave }: RetrievalPanelProps) {
  const { t } = useLingui();
  const find = useSetAtom(findAccountAtom);
  const reset = useSetAtom(resetPasswordAtom);
  const leave = useSetAtom(leaveRetrievalAtom);
  const security = useAtomValue(securityAtom);
  const problemOf = useProblem();
  const { step, email, isCodeSpent } = retrieval;
  const back = (kept = email) => {
    leave();
    onLeave(kept);
  };
  const save = async (password: string) => {
    const problem = await problemOf(reset(password));
    if (problem !== undefined) return problem;
    toast(t`Password changed. Log in with the new one.`, { look: 'success' });
    back();
    return undefined;
  };
  switch (step) {
    case 'code':
      return <CodePanel isSpent={isCodeSpent} onBack={() => back()} />;
    case 'password':
      return <PasswordStep security={security} email={email} onSubmit={save} onBack={() => back()} />;
    case 'email':
      return <EmailStep email={email} onSubmit={(typed) => problemOf(find(typed))} onBack={back} />;
    default:
      return unreachable(step);
  }
}
