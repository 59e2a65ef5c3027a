import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { keepAccountAtom } from '../account-atoms.ts';
import { memberProblem } from '../failure-messages.ts';
import { focusOn } from '../focus-on.ts';
import { GoingNotice } from './going-notice.tsx';

/** The notice of a pending deletion, connected. */
export function GoingNoticePanel({ deletionAt }: { deletionAt: number }) {
  const { t, i18n } = useLingui();
  const keep = useSetAtom(keepAccountAtom);
  const [isBusy, setBusy] = useState(false);
  const onKeep = async () => {
    setBusy(true);
    const result = await keep(undefined);
    setBusy(false);
    if (!result.ok) {
      toast(i18n._(memberProblem(result.failure).message), { look: 'danger' });
      return;
    }
    focusOn('delete');
    toast(t`Your account is no longer scheduled for deletion.`, { look: 'success' });
  };
  return <GoingNotice deletionAt={deletionAt} isBusy={isBusy} onKeep={() => void onKeep()} />;
}
