import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { dropTicketAtom, enterByTicketAtom, waitingTicketAtom } from '../arrival-atoms.ts';
import { ConfirmMemberDialog } from './confirm-member-dialog.tsx';

/** The question about a ticket that waits for a yes. Rendered while there is one. */
export function ConfirmMember() {
  const waiting = useAtomValue(waitingTicketAtom);
  const enter = useSetAtom(enterByTicketAtom);
  const drop = useSetAtom(dropTicketAtom);
  const [busy, setBusy] = useState(false);
  if (!waiting) return null;
  const { ticket, email } = waiting;
  const go = async () => {
    setBusy(true);
    await enter({ ticket, confirmed: true });
    setBusy(false);
  };
  return <ConfirmMemberDialog email={email} busy={busy} onContinue={() => void go()} onClose={drop} />;
}
