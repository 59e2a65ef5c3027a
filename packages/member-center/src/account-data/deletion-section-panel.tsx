import type { Profile } from '@kinora/contracts/identity';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { deleteAccountAtom } from '../account-atoms.ts';
import { memberProblem } from '../failure-messages.ts';
import { focusOn } from '../focus-on.ts';
import type { FormValues } from '../form/form-dialog.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { DeletionSection } from './deletion-section.tsx';

/** The deletion of the account, connected. */
export function DeletionSectionPanel({ profile }: { profile: Profile }) {
  const deleteAccount = useSetAtom(deleteAccountAtom);
  const [isAsking, setAsking] = useState(false);
  const { deletionAt, email, hasPassword } = profile;
  const onSubmit = async ({ current }: FormValues) => {
    const result = await deleteAccount(hasPassword ? { current } : {});
    if (!result.ok) return memberProblem(result.failure, profile);
    setAsking(false);
    // The notice at the top says when, and offers the way back.
    focusOn('going');
    return undefined;
  };
  return (
    <>
      <DeletionSection deletionAt={deletionAt} onDelete={() => setAsking(true)} />
      {isAsking && (
        <DeletionDialog email={email} hasPassword={hasPassword} onSubmit={onSubmit} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
