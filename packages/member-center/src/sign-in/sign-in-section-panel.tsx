import { securityAtom } from '@kinora/auth';
import { unreachable, type Profile } from '@kinora/contracts';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import {
  changeEmailAtom,
  changeNoticeEmailAtom,
  changePasswordAtom,
  confirmationPauseAtom,
  sendConfirmationAtom,
} from '../account-atoms.ts';
import { memberProblem } from '../failure-words.ts';
import type { FormValues } from '../form/form-dialog.tsx';
import { SignInSection, type SignInTask } from './sign-in-section.tsx';
import { TaskDialog } from './task-dialog.tsx';

/** Each task: what it asks of the server, and what is said when it is done. */
function useTask(profile: Profile) {
  const { t } = useLingui();
  const changeEmail = useSetAtom(changeEmailAtom);
  const changeNotice = useSetAtom(changeNoticeEmailAtom);
  const changePassword = useSetAtom(changePasswordAtom);
  return (task: SignInTask, { email, password, ...typed }: FormValues) => {
    const proof = profile.hasPassword ? { current: typed.current } : {};
    switch (task) {
      case 'email':
        return { call: changeEmail({ email, ...proof }), done: t`We sent a link to ${email}.` };
      case 'notice':
        return { call: changeNotice({ email, ...proof }), done: t`We sent a link to ${email}.` };
      case 'remove-notice':
        return { call: changeNotice({ email: '', ...proof }), done: t`The notification e-mail is removed.` };
      case 'password':
        return {
          call: changePassword({ password, ...proof }),
          done: t`Your password is set. Other sessions have ended.`,
        };
      default:
        return unreachable(task);
    }
  };
}

function useSend(email: string) {
  const { t, i18n } = useLingui();
  const send = useSetAtom(sendConfirmationAtom);
  const [isSending, setSending] = useState(false);
  const onSend = async () => {
    setSending(true);
    const result = await send();
    setSending(false);
    if (result.ok) toast(t`We sent the mail to ${email}.`, { look: 'success' });
    else toast(i18n._(memberProblem(result.failure).message), { look: 'danger' });
  };
  return { isSending, onSend: () => void onSend() };
}

/** Addresses and password, connected. */
export function SignInSectionPanel({ profile }: { profile: Profile }) {
  const run = useTask(profile);
  const [task, setTask] = useState<SignInTask>();
  const pause = useAtomValue(confirmationPauseAtom);
  const sending = useSend(profile.email);
  const security = useAtomValue(securityAtom);
  const onSubmit = async (values: FormValues) => {
    if (task === undefined) return undefined;
    const { call, done } = run(task, values);
    const result = await call;
    if (!result.ok) return memberProblem(result.failure, profile);
    setTask(undefined);
    toast(done, { look: 'success' });
    return undefined;
  };
  return (
    <>
      <SignInSection profile={profile} pause={pause} {...sending} onTask={setTask} />
      {task && (
        <TaskDialog
          task={task}
          security={security}
          profile={profile}
          onSubmit={onSubmit}
          onClose={() => setTask(undefined)}
        />
      )}
    </>
  );
}
