import { PageHead } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';

import { confirmAgainAtom, createConfirmation } from './confirm-atoms.ts';
import { confirmWords } from './confirm-messages.ts';
import { ConfirmView, type ConfirmViewProps } from './confirm-view.tsx';

export interface ConfirmPageProps {
  /** What the link in the mail brings; empty without one. */
  proof: string;
  /** The address of the member center. */
  memberHref: string;
}

/** Where the links in our mails lead: confirms an address, whoever is signed in. */
export function ConfirmPage({ proof, memberHref }: ConfirmPageProps) {
  const { t, i18n } = useLingui();
  const known = useAtomValue(useMemo(() => createConfirmation(proof), [proof]));
  const again = useSetAtom(confirmAgainAtom);
  const is = (): ConfirmViewProps['is'] => {
    if (known.state !== 'failed') return known;
    const { title, text, canRepeat } = confirmWords(known.failure);
    return { state: 'failed', title: i18n._(title), text: i18n._(text), canRepeat };
  };
  return (
    <>
      <PageHead title={t`Confirm your email · Kinora`} />
      <ConfirmView is={is()} memberHref={memberHref} onAgain={() => void again()} />
    </>
  );
}
