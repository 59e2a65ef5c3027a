import { Steps, TextButton } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Retrieval } from './retrieval-atoms.ts';

const STEPS = ['email', 'code', 'password'] as const;

/** Above the form of a step. */
export interface Head {
  readonly title: string;
  readonly lede: ReactNode;
  readonly eyebrow: ReactNode;
}

/** Where the code goes, and how to change that. */
export function Destination({ address, onChange }: { address: string; onChange: () => void }) {
  return (
    <Trans>
      The code goes to <bdi className="text-strong">{address}</bdi>. <TextButton onClick={onChange}>Change</TextButton>
    </Trans>
  );
}

/** What the dialog says above each step of a retrieval; `onChange` is to choose another address. */
export function useRetrievalHead(retrieval: Retrieval | null, onChange: () => void): Head | null {
  const { t } = useLingui();
  if (!retrieval) return null;
  const { step, email, to, notice } = retrieval;
  const current = STEPS.indexOf(step) + 1;
  const titles = { email: t`Reset your password`, code: t`Check your email`, password: t`New password` };
  const ledes = {
    email: t`Enter your account email. We’ll send a 6-character code.`,
    code: <Destination address={to === 'notice' ? (notice ?? '') : email} onChange={onChange} />,
    password: t`This ends all sessions of your account.`,
  };
  return {
    title: titles[step],
    lede: ledes[step],
    eyebrow: <Steps label={t`Step ${current} of 3`} current={current} count={STEPS.length} />,
  };
}
