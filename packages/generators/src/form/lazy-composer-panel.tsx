import { parametersAtom, settingsAtom } from '@kinora/creating';
import { valueWords, liveRoutesAtom } from '@kinora/creating/models';
import { SubmitBarPanel, type SubmitBarPanelProps, SavedOrderPanel } from '@kinora/creating/submit';
import { modelWords } from '@kinora/credits';
import { referenceCountAtom } from '@kinora/source-files';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { readingBalanceAtom } from './reading-atoms.ts';
import { SettingsSummary } from './settings-summary.tsx';

export interface LazyComposerPanelProps {
  /** Where all settings are. */
  settingsHref: string;
  onCreate: SubmitBarPanelProps['onCreate'];
}

/** Sound is a switch, and a camera that follows the prompt is nobody's choice. */
const isTold = (name: string, value: unknown) => name !== 'audio' && !(name === 'camera' && value === 'auto');

function SummaryPanel({ settingsHref }: Pick<LazyComposerPanelProps, 'settingsHref'>) {
  const { i18n } = useLingui();
  const { model, mode, count } = useAtomValue(settingsAtom);
  const values = useAtomValue(parametersAtom).flatMap(({ name, options }) => {
    const chosen = options.find(({ isChosen }) => isChosen);
    return chosen && isTold(name, chosen.value) ? [i18n._(valueWords(name, chosen.value))] : [];
  });
  const references = useAtomValue(referenceCountAtom);
  const pictures =
    mode === 'reference' ? [plural(references, { one: '# reference image', other: '# reference images' })] : [];
  const times = count > 1 ? [`× ${i18n.number(count)}`] : [];
  return <SettingsSummary href={settingsHref} chosen={[i18n._(modelWords(model)), ...values, ...pictures, ...times]} />;
}

/** What the composer has below its prompt: what is chosen, and the price on the button. */
export function LazyComposerPanel({ settingsHref, onCreate }: LazyComposerPanelProps) {
  useAtomValue(liveRoutesAtom);
  useAtomValue(readingBalanceAtom);
  return (
    <>
      <SavedOrderPanel />
      <div className="flex min-w-0">
        <SummaryPanel settingsHref={settingsHref} />
      </div>
      <SubmitBarPanel look="row" onCreate={onCreate} />
    </>
  );
}
