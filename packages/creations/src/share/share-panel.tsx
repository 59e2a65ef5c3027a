import { memberAtom } from '@kinora/auth';
import { copyText } from '@kinora/browser';
import type { ShareLink } from '@kinora/contracts/share';
import { Answer, answerView, Skeleton, toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { createShare } from './share-atoms.ts';
import { shareProblem } from './share-problem.ts';
import { ShareSettings } from './share-settings.tsx';

export interface SharePanelProps {
  /** Of the clip. */
  id: string;
  /** The link as the list has it: shown until the server has answered. */
  known?: ShareLink | null | undefined;
  onChange?: ((share: ShareLink | null) => void) | undefined;
}

type Share = ReturnType<typeof createShare>;

function Settings({
  share,
  link,
  onChange,
}: { share: Share; link: ShareLink | null } & Pick<SharePanelProps, 'onChange'>) {
  const { t, i18n } = useLingui();
  const name = useAtomValue(memberAtom)?.name ?? '';
  const change = useSetAtom(share.switchAtom);
  const [problem, setProblem] = useState<string>();
  const [wanted, setWanted] = useState<boolean>();
  const onSwitch = async (isOn: boolean, allowRemix: boolean) => {
    // One after the other.
    if (wanted !== undefined) return;
    setWanted(isOn);
    const result = await change({ isOn, allowRemix });
    setWanted(undefined);
    if (result.ok) onChange?.(result.value);
    setProblem(result.ok ? undefined : i18n._(shareProblem(result.failure)));
  };
  const onCopy = async (url: string) => {
    if (await copyText(url)) toast(t`Link copied`, { look: 'success' });
    else toast(t`Your browser blocks copying. Select the link and copy it.`, { look: 'danger' });
  };
  return (
    <ShareSettings
      share={link}
      name={name}
      wanted={wanted}
      problem={problem}
      onSwitch={(isOn, allowRemix) => void onSwitch(isOn, allowRemix)}
      onCopy={(url) => void onCopy(url)}
    />
  );
}

function Waiting() {
  return (
    <>
      <Skeleton shape="line" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </>
  );
}

/** Who sees a clip, connected. */
export function SharePanel({ id, known, onChange }: SharePanelProps) {
  const { t, i18n } = useLingui();
  const [share] = useState(() => createShare(id));
  const answer = useAtomValue(share.answerAtom);
  const retry = useSetAtom(share.refreshAtom);
  const isFromList = known !== undefined && answer.state !== 'ready';
  const view = isFromList
    ? { state: 'ready' as const, value: known }
    : answerView(answer, (failure) => i18n._(shareProblem(failure)));
  return (
    <Answer
      answer={view}
      loadingLabel={t`Loading the sharing settings`}
      skeleton={<Waiting />}
      retryLabel={t`Try again`}
      onRetry={() => void retry()}
    >
      {(link) => <Settings {...{ share, link, onChange }} />}
    </Answer>
  );
}
