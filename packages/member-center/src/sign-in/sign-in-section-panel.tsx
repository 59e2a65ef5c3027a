import { securityAtom } from '@kinora/auth';
import { unreachable } from '@kinora/contracts';
import type { Profile } from '@kinora/contracts/identity';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import {
  changeEmailAtom,
  changeNoticeEmailAtom,
  changePasswordAtom,
  pausesAtom,
  sendLinkAtom,
  withdrawEmailAtom,
} from '../account-atoms.ts';
import { memberProblem } from '../failure-messages.ts';
import { focusOn } from '../focus-on.ts';
import type { FormValues } from '../form/form-dialog.tsx';
import { SignInSection, type LinkAction, type SignInTask } from './sign-in-section.tsx';
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
        return { call: changeNotice({ email: '', ...proof }), done: t`Notification email removed.` };
      case 'password':
        return {
          call: changePassword({ password, ...proof }),
          done: t`Password set. Other sessions ended.`,
        };
      default:
        return unreachable(task);
    }
  };
}

/** Sends links again and takes the next address back, one at a time. */
function useLinks({ email, nextEmail }: Profile) {
  const { t, i18n } = useLingui();
  const send = useSetAtom(sendLinkAtom);
  const withdraw = useSetAtom(withdrawEmailAtom);
  const [busy, setBusy] = useState<LinkAction | null>(null);
  const onLink = async (action: LinkAction) => {
    setBusy(action);
    const result = await (action === 'withdraw' ? withdraw(undefined) : send(action));
    setBusy(null);
    if (!result.ok) {
      toast(i18n._(memberProblem(result.failure).message), { look: 'danger' });
      return;
    }
    // The button that was pressed is gone.
    if (action === 'withdraw') focusOn('change-email');
    const to = action === 'account' ? email : nextEmail;
    toast(action === 'withdraw' ? t`Your email stays ${email}.` : t`We sent an email to ${to}.`, { look: 'success' });
  };
  return { busy, onLink: (action: LinkAction) => void onLink(action) };
}

/** Addresses and password, connected. */
export function SignInSectionPanel({ profile }: { profile: Profile }) {
  const run = useTask(profile);
  const [task, setTask] = useState<SignInTask>();
  const pauses = useAtomValue(pausesAtom);
  const links = useLinks(profile);
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
      <SignInSection profile={profile} pauses={pauses} {...links} onTask={setTask} />
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
