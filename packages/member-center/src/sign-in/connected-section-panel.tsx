import { siteAtom } from '@kinora/api-client';
import { connectNewsAtom, dismissConnectNewsAtom } from '@kinora/auth';
import type { Profile, SignInLink } from '@kinora/contracts/identity';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { unlinkSignInAtom } from '../account-atoms.ts';
import { memberProblem } from '../failure-messages.ts';
import { focusOn } from '../focus-on.ts';
import { FormDialog, type FormValues } from '../form/form-dialog.tsx';
import { proofForm } from '../form/form-schemas.ts';
import { connectGoogleAtom } from './connect-atoms.ts';
import { connectNews } from './connect-messages.ts';
import { ConnectedSection } from './connected-section.tsx';

/** What the password is asked for. */
type Task = 'connect' | SignInLink;

interface TaskProps {
  profile: Profile;
  task: Task;
  onClose: () => void;
}

function useSubmit({ profile, task, onClose }: TaskProps) {
  const { t } = useLingui();
  const [connect, unlink] = [useSetAtom(connectGoogleAtom), useSetAtom(unlinkSignInAtom)];
  return async ({ current }: FormValues) => {
    const proof = profile.hasPassword ? { current } : {};
    const result = task === 'connect' ? await connect(proof) : await unlink({ ...proof, provider: task.provider });
    if (!result.ok) return memberProblem(result.failure, profile);
    // The page leaves for the provider.
    if (task === 'connect') return undefined;
    onClose();
    focusOn('connected');
    toast(t`Google is disconnected.`, { look: 'success' });
    return undefined;
  };
}

/** Asks for the password before a way in comes or goes. */
function TaskDialog(props: TaskProps) {
  const { t } = useLingui();
  const { profile, task, onClose } = props;
  const { email, hasPassword } = profile;
  const words =
    task === 'connect'
      ? {
          title: t`Connect Google`,
          lede: t`You’ll choose an account at Google. Its address can differ from ${email}.`,
          submitLabel: t`Continue to Google`,
        }
      : {
          title: t`Disconnect Google?`,
          lede: t`You’ll log in with ${email} and your password.`,
          submitLabel: t`Disconnect`,
        };
  return (
    <FormDialog
      {...words}
      fields={hasPassword ? [{ name: 'current', label: t`Your password` }] : []}
      schema={proofForm(hasPassword)}
      account={email}
      onSubmit={useSubmit(props)}
      onClose={onClose}
    />
  );
}

/** Brings somebody who comes back from a provider to what came of it. */
function useConnectNews() {
  const outcome = useAtomValue(connectNewsAtom);
  useEffect(() => {
    if (outcome !== '') focusOn('connected');
  }, [outcome]);
  return connectNews(outcome);
}

/** The providers that are connected, how to connect one, and how to disconnect it. */
export function ConnectedSectionPanel({ profile }: { profile: Profile }) {
  const { hasPassword, signIns } = profile;
  const hasGoogle = useAtomValue(siteAtom)?.google === true;
  const news = useConnectNews();
  const dismissNews = useSetAtom(dismissConnectNewsAtom);
  const [task, setTask] = useState<Task>();
  const begin = (next: Task) => {
    dismissNews();
    setTask(next);
  };
  return (
    <>
      <ConnectedSection
        signIns={signIns}
        hasPassword={hasPassword}
        news={news}
        onConnect={hasGoogle ? () => begin('connect') : undefined}
        onUnlink={begin}
      />
      {task && <TaskDialog profile={profile} task={task} onClose={() => setTask(undefined)} />}
    </>
  );
}
