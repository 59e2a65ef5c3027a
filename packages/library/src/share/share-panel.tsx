import { memberAtom } from '@kinora/auth';
import { copyText } from '@kinora/browser';
import type { LibraryItem } from '@kinora/contracts/library';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { libraryProblem } from '../failure-words.ts';
import { switchShareAtom } from './share-atoms.ts';
import { ShareSettings } from './share-settings.tsx';

export interface SharePanelProps {
  item: LibraryItem;
}

/** Who sees a clip, connected. */
export function SharePanel({ item }: SharePanelProps) {
  const { t, i18n } = useLingui();
  const name = useAtomValue(memberAtom)?.name ?? '';
  const change = useSetAtom(switchShareAtom);
  const [share, setShare] = useState(item.share);
  const [problem, setProblem] = useState<string>();
  const [wanted, setWanted] = useState<boolean>();
  const onSwitch = async (isOn: boolean, allowRemix: boolean) => {
    // One after the other.
    if (wanted !== undefined) return;
    setWanted(isOn);
    const result = await change({ id: item.id, isOn, allowRemix });
    setWanted(undefined);
    if (result.ok) setShare(result.value);
    setProblem(result.ok ? undefined : i18n._(libraryProblem(result.failure)));
  };
  const onCopy = async (url: string) => {
    if (await copyText(url)) toast(t`Link copied`, { look: 'success' });
    else toast(t`Your browser blocks copying. Select the link and copy it.`, { look: 'danger' });
  };
  return (
    <ShareSettings
      share={share}
      name={name}
      wanted={wanted}
      problem={problem}
      onSwitch={(isOn, allowRemix) => void onSwitch(isOn, allowRemix)}
      onCopy={(url) => void onCopy(url)}
    />
  );
}
