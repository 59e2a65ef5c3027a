import type { Profile, SignInLink } from '@kinora/contracts';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { unlinkSignInAtom } from '../account-atoms.ts';
import { memberProblem } from '../failure-words.ts';
import { focusOn } from '../focus-on.ts';
import { FormDialog, type FormValues } from '../form/form-dialog.tsx';
import { proofForm } from '../form/form-schemas.ts';
import { ConnectedSection } from './connected-section.tsx';

/** The providers that are connected, and how to disconnect one. */
export function ConnectedSectionPanel({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { email, hasPassword, signIns } = profile;
  const unlink = useSetAtom(unlinkSignInAtom);
  const [leaving, setLeaving] = useState<SignInLink>();
  const onSubmit = async ({ current }: FormValues) => {
    if (!leaving) return undefined;
    const result = await unlink({ provider: leaving.provider, ...(hasPassword && { current }) });
    if (!result.ok) return memberProblem(result.failure, profile);
    setLeaving(undefined);
    focusOn('connected');
    toast(t`Google is disconnected.`, { look: 'success' });
    return undefined;
  };
  return (
    <>
      <ConnectedSection signIns={signIns} hasPassword={hasPassword} onUnlink={setLeaving} />
      {leaving && (
        <FormDialog
          title={t`Disconnect Google?`}
          lede={t`You then log in with ${email} and your password.`}
          fields={hasPassword ? [{ name: 'current', label: t`Your password` }] : []}
          schema={proofForm(hasPassword)}
          account={email}
          submitLabel={t`Disconnect`}
          onSubmit={onSubmit}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
