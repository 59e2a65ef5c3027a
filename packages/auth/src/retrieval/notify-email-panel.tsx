import { useSetAtom } from 'jotai';

import { NotifyEmailDialog } from './notify-email-dialog.tsx';
import { chooseAddressAtom, type Retrieval } from './retrieval-atoms.ts';

export interface NotifyEmailPanelProps {
  retrieval: Retrieval;
  supportHref?: string | undefined;
  onClose: () => void;
}

/** The choice of the address, connected. */
export function NotifyEmailPanel({ retrieval, supportHref, onClose }: NotifyEmailPanelProps) {
  const choose = useSetAtom(chooseAddressAtom);
  const { email, notice, to } = retrieval;
  return (
    <NotifyEmailDialog
      account={email}
      notice={notice}
      chosen={to}
      supportHref={supportHref}
      onChoose={(address) => {
        choose(address);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
