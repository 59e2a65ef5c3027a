import { CATALOGUE, type Choice } from '@kinora/contracts/catalogue';
import {
  chooseAtom,
  chooseModelAtom,
  isExampleAtom,
  parametersAtom,
  settingsAtom,
  EXAMPLE_PROMPTS,
  takeExampleAtom,
  type Parameter,
} from '@kinora/creating';
import { valueWords, liveReachableRoutesAtom, parameterWords, statusOf } from '@kinora/creating/models';
import { SubmitBarPanel, type SubmitBarPanelProps, SavedRequestPanel, wasPressedAtom } from '@kinora/creating/submit';
import { modelWords } from '@kinora/credits';
import { referenceCountAtom } from '@kinora/source-files';
import { Button, ClockIcon, Notice, RatioIcon, StyleIcon } from '@kinora/ui';
import type { I18n } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';

import { STYLE_PICTURES } from '../settings/style-pictures.ts';
import { readingBalanceAtom } from './reading-atoms.ts';
import { SettingsSummary, type SettingChip } from './settings-summary.tsx';

export interface LazyComposerPanelProps {
  /** Where all settings are. */
  settingsHref: string;
  /** Where all models are told of. */
  modelsHref: string;
  onCreate: SubmitBarPanelProps['onCreate'];
}

/** The settings that most people change; the others have their place on the page of all. */
const CHIPS: readonly string[] = ['shape', 'seconds', 'resolution', 'style'];
const ICONS: Readonly<Record<string, SettingChip['icon']>> = {
  shape: <RatioIcon />,
  seconds: <ClockIcon />,
  style: <StyleIcon />,
};

/** Sound is a switch, and a camera that follows the prompt is nobody's choice. */
const isTold = (name: string, value: unknown) => name !== 'audio' && !(name === 'camera' && value === 'auto');

function pictureOf(name: string, value: Choice) {
  const picture = name === 'style' ? STYLE_PICTURES[String(value)] : undefined;
  return picture && <img src={picture} alt="" loading="lazy" className="size-7 rounded-clip object-cover" />;
}

const chipOf = ({ name, options }: Parameter, i18n: I18n): SettingChip => ({
  name,
  label: i18n._(parameterWords(name)),
  icon: ICONS[name],
  options: options.map(({ value, isChosen, breach }) => ({
    value,
    label: i18n._(valueWords(name, value)),
    picture: pictureOf(name, value),
    isChosen,
    isImpossible: breach !== null,
  })),
});

/** The models that run here, and the one that is chosen. */
function useModelChip(): SettingChip {
  const { t, i18n } = useLingui();
  const { model: chosen, mode } = useAtomValue(settingsAtom);
  const { routes } = useAtomValue(liveReachableRoutesAtom);
  const offered = CATALOGUE.filter((one) => one.slug === chosen || statusOf(one, { mode, routes }) === 'here');
  const options = offered.map(({ slug }) => ({
    value: slug,
    label: i18n._(modelWords(slug)),
    isChosen: slug === chosen,
  }));
  return { name: 'model', label: t`Model`, options };
}

function SettingsPanel({ settingsHref, modelsHref }: Omit<LazyComposerPanelProps, 'onCreate'>) {
  const { i18n } = useLingui();
  const { mode, count } = useAtomValue(settingsAtom);
  const parameters = useAtomValue(parametersAtom);
  const [choose, chooseModel] = [useSetAtom(chooseAtom), useSetAtom(chooseModelAtom)];
  const references = useAtomValue(referenceCountAtom);
  const chips = parameters.filter(({ name }) => CHIPS.includes(name));
  const told = parameters.flatMap(({ name, options }) => {
    const chosen = options.find(({ isChosen }) => isChosen);
    return !CHIPS.includes(name) && chosen && isTold(name, chosen.value)
      ? [i18n._(valueWords(name, chosen.value))]
      : [];
  });
  const pictures =
    mode === 'reference' ? [plural(references, { one: '# reference image', other: '# reference images' })] : [];
  const times = count > 1 ? [`× ${i18n.number(count)}`] : [];
  return (
    <SettingsSummary
      chips={[useModelChip(), ...chips.map((parameter) => chipOf(parameter, i18n))]}
      others={[...told, ...pictures, ...times]}
      href={settingsHref}
      modelsHref={modelsHref}
      onChoose={(name, value) => (name === 'model' ? chooseModel(String(value)) : choose({ name, value }))}
    />
  );
}

/** What helps somebody who pressed Create before anything was written. */
function ExampleOffer() {
  const { i18n } = useLingui();
  const take = useSetAtom(takeExampleAtom);
  const isWanted = [useAtomValue(wasPressedAtom), useAtomValue(isExampleAtom)].every(Boolean);
  if (!isWanted) return null;
  return (
    <Notice
      announce="status"
      action={
        <Button look="default" size="small" onClick={() => take(i18n._(EXAMPLE_PROMPTS.text))}>
          <Trans>Use this one</Trans>
        </Button>
      }
    >
      <Trans>The scene above is an example.</Trans>
    </Notice>
  );
}

/** What the composer has below its prompt: what is chosen, and the price on the button. */
export function LazyComposerPanel({ settingsHref, modelsHref, onCreate }: LazyComposerPanelProps) {
  useAtomValue(readingBalanceAtom);
  return (
    <>
      <SavedRequestPanel />
      <ExampleOffer />
      <SubmitBarPanel look="row" start={<SettingsPanel {...{ settingsHref, modelsHref }} />} onCreate={onCreate} />
    </>
  );
}
