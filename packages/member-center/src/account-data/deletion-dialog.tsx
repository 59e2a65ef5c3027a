import { CheckIcon, CloseIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Problem } from '../failure-messages.ts';
import { FormDialog, type FormField, type FormValues } from '../form/form-dialog.tsx';
import { deletionForm } from '../form/form-schemas.ts';

export interface DeletionDialogProps {
  email: string;
  hasPassword: boolean;
  onSubmit: (values: FormValues) => Promise<Problem | undefined>;
  onClose: () => void;
}

function Fate({ title, icon, children }: { title: ReactNode; icon: ReactNode; children: readonly ReactNode[] }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="type-label">{title}</h3>
      <ul className="grid gap-1">
        {children.map((one, index) => (
          <li key={index} className="flex items-start gap-2 text-small text-pretty text-muted">
            <span className="mt-0.5 flex-none [&>svg]:size-4">{icon}</span>
            <span className="min-w-0">{one}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says what goes and what stays, and wants to be sure. */
export function DeletionDialog({ email, hasPassword, ...dialog }: DeletionDialogProps) {
  const { t } = useLingui();
  const word = t`delete`;
  const fields: FormField[] = [
    ...(hasPassword ? [{ name: 'current', label: t`Your password` } as const] : []),
    { name: 'word', label: t`Type “${word}” to confirm` },
  ];
  return (
    <FormDialog
      {...dialog}
      title={t`Delete your account?`}
      lede={t`Your account and remaining credits are deleted after seven days. Until then, you can log in and keep it.`}
      fields={fields}
      schema={deletionForm(hasPassword, word)}
      account={email}
      submitLabel={t`Delete my account`}
      look="danger"
    >
      <div className="grid gap-4 rounded-inner bg-surface-2 p-4 shadow-lit">
        <Fate title={<Trans>What’s deleted</Trans>} icon={<CloseIcon />}>
          {[
            <Trans key="clips">All clips and uploads, including their files</Trans>,
            <Trans key="profile">Name, photo, addresses, password and connected sign-ins</Trans>,
            <Trans key="sessions">Every other session, right away</Trans>,
          ]}
        </Fate>
        <Fate title={<Trans>What’s kept</Trans>} icon={<CheckIcon />}>
          {[<Trans key="books">Credit records, without your name or address</Trans>]}
        </Fate>
      </div>
    </FormDialog>
  );
}
