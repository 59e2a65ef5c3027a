import type { SecurityProfile } from '@kinora/contracts';
import type { Profile } from '@kinora/contracts/identity';
import { useLingui } from '@lingui/react/macro';

import type { Problem } from '../failure-messages.ts';
import { FormDialog, type FormField, type FormValues } from '../form/form-dialog.tsx';
import { emailForm, passwordForm, proofForm } from '../form/form-schemas.ts';
import type { SignInTask } from './sign-in-section.tsx';

export interface TaskDialogProps {
  task: SignInTask;
  /** What a new password may be is a matter of the server's profile. */
  security?: SecurityProfile | undefined;
  profile: Pick<Profile, 'email' | 'hasPassword' | 'nextEmail' | 'noticeEmail'>;
  onSubmit: (values: FormValues) => Promise<Problem | undefined>;
  onClose: () => void;
}

function useTasks(
  { email, hasPassword, nextEmail, noticeEmail }: TaskDialogProps['profile'],
  security: SecurityProfile,
) {
  const { t } = useLingui();
  const current: FormField = { name: 'current', label: hasPassword ? t`Your password` : '' };
  const proof = hasPassword ? [current] : [];
  const address: FormField = { name: 'email', label: t`New email` };
  return {
    email: {
      title: t`Change your email`,
      lede: t`We’ll send a link to the new address. Until you open it, log in with ${email}.`,
      submitLabel: t`Send link`,
      fields: [address, ...proof],
      schema: emailForm(hasPassword),
      initial: { email: nextEmail ?? '' },
    },
    notice: {
      title: noticeEmail === null ? t`Set a notification email` : t`Change your notification email`,
      lede: t`We’ll send a link to it. It takes effect once you open the link.`,
      submitLabel: t`Send link`,
      fields: [{ ...address, label: t`Notification email` }, ...proof],
      schema: emailForm(hasPassword),
      initial: {},
    },
    'remove-notice': {
      title: t`Remove your notification email?`,
      lede: t`Codes will only go to ${email}.`,
      submitLabel: t`Remove`,
      fields: proof,
      schema: proofForm(hasPassword),
      initial: {},
    },
    password: {
      title: hasPassword ? t`Change your password` : t`Set a password`,
      lede: t`All other sessions end. This one continues.`,
      submitLabel: hasPassword ? t`Change password` : t`Set password`,
      fields: [...proof, { name: 'password', label: t`New password`, security }],
      schema: passwordForm(hasPassword, security),
      initial: {},
    },
  } as const;
}

/** The dialog of one task of the section about signing in. */
export function TaskDialog({ task, security = 'spec', profile, ...dialog }: TaskDialogProps) {
  const { [task]: content } = useTasks(profile, security);
  return <FormDialog {...content} {...dialog} account={profile.email} />;
}
