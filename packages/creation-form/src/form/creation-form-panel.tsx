import { CATALOGUE } from '@kinora/contracts';
import { refreshBalanceAtom } from '@kinora/credits';
import { Panel } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import {
  checkedDraftAtom,
  chooseAtom,
  chooseModelAtom,
  draftAtom,
  keepSeedAtom,
  lostChoicesAtom,
  modeAtom,
  parametersAtom,
  setCountAtom,
  setSeedAtom,
  shuffleSeedAtom,
  writePromptAtom,
} from '../draft/draft-atoms.ts';
import { promptProblemWords } from '../draft/problem-words.ts';
import { createAtom, wasPressedAtom } from '../foot/create-atoms.ts';
import { CreateFootPanel } from '../foot/create-foot-panel.tsx';
import { ModelList } from '../model/model-list.tsx';
import { statusOf } from '../model/model-status.ts';
import { loadRoutesAtom, routesAtom } from '../model/routes-atoms.ts';
import { understoodAtom } from '../preview/preview-atoms.ts';
import { PromptSection } from '../prompt/prompt-section.tsx';
import { SavedOrderPanel } from '../saved/saved-order-panel.tsx';
import { LostChoices } from '../settings/lost-choices.tsx';
import { MoreSettings } from '../settings/more-settings.tsx';
import { ParameterChoice } from '../settings/parameter-choice.tsx';

export interface CreationFormPanelProps {
  /** Names the form, and stands above it. */
  title: string;
  /** A model the address asks for. */
  askedModel?: string | undefined;
}

function PromptPanel({ onSend }: { onSend: () => void }) {
  const { i18n } = useLingui();
  const { prompt } = useAtomValue(draftAtom);
  const { promptMax } = useAtomValue(modeAtom);
  const checked = useAtomValue(checkedDraftAtom);
  const understood = useAtomValue(understoodAtom);
  const wasPressed = useAtomValue(wasPressedAtom);
  const write = useSetAtom(writePromptAtom);
  const problem = checked.ok ? undefined : checked.failure.prompt;
  const isSaid = problem !== undefined && (wasPressed || problem !== 'missing');
  return (
    <PromptSection
      value={prompt}
      limit={promptMax}
      understood={understood}
      problem={isSaid ? i18n._(promptProblemWords(problem, { max: promptMax })) : undefined}
      onWrite={write}
      onSend={onSend}
    />
  );
}

function ModelsPanel({ asked }: { asked: string | undefined }) {
  const { model, mode } = useAtomValue(draftAtom);
  const { state, routes } = useAtomValue(routesAtom);
  const choose = useSetAtom(chooseModelAtom);
  const load = useSetAtom(loadRoutesAtom);
  const models = CATALOGUE.filter(({ modes }) => modes.some((one) => one.mode === mode)).map((one) => ({
    model: one,
    status: statusOf(one, { mode, routes }),
  }));
  const isAskedHere = models.some((one) => one.model.slug === asked && one.status === 'here');
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (asked !== undefined && isAskedHere) choose(asked);
  }, [asked, isAskedHere, choose]);
  return (
    <ModelList mode={mode} models={models} chosen={model} asked={asked} busy={state === 'loading'} onChoose={choose} />
  );
}

function SettingsPanel() {
  const { seed, keepsSeed, count } = useAtomValue(draftAtom);
  const { seedMax } = useAtomValue(modeAtom);
  const parameters = useAtomValue(parametersAtom);
  const choose = useSetAtom(chooseAtom);
  return (
    <>
      <LostChoices lost={useAtomValue(lostChoicesAtom)} />
      {parameters.map((parameter) => (
        <ParameterChoice key={parameter.name} {...parameter} onChoose={choose} />
      ))}
      <MoreSettings
        seed={seedMax === null ? undefined : seed}
        keepsSeed={keepsSeed}
        count={count}
        onSeed={useSetAtom(setSeedAtom)}
        onKeepSeed={useSetAtom(keepSeedAtom)}
        onShuffle={useSetAtom(shuffleSeedAtom)}
        onCount={useSetAtom(setCountAtom)}
      />
    </>
  );
}

/** The form of a create page: prompt, model, settings, price. */
export function CreationFormPanel({ title, askedModel }: CreationFormPanelProps) {
  const create = useSetAtom(createAtom);
  const refreshBalance = useSetAtom(refreshBalanceAtom);
  useEffect(() => void refreshBalance(), [refreshBalance]);
  const press = () => void create();
  return (
    <Panel look="form">
      <form
        aria-label={title}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-[minmax(0,1fr)] gap-5.5"
      >
        <h1 className="type-title">{title}</h1>
        <SavedOrderPanel />
        <PromptPanel onSend={press} />
        <ModelsPanel asked={askedModel} />
        <SettingsPanel />
        <CreateFootPanel onCreate={press} />
      </form>
    </Panel>
  );
}
