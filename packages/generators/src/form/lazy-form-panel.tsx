import { gpuCreditsAtom } from '@kinora/api-client';
import { CATALOGUE, offeredMode } from '@kinora/contracts/catalogue';
import {
  chooseAtom,
  chooseModelAtom,
  chosenModelAtom,
  keepSeedAtom,
  lostChoicesAtom,
  modeAtom,
  pageModesAtom,
  setCountAtom,
  setSeedAtom,
  settingsAtom,
  shuffleSeedAtom,
  countsUpTo,
  modeFor,
  negativeAtom,
  pageKindAtom,
  offeredParametersAtom,
} from '@kinora/creating';
import {
  isSimulated,
  statusOf,
  liveReachableRoutesAtom,
  reachableRoutesAtom,
  routesAtom,
} from '@kinora/creating/models';
import { CompareButtonPanel } from '@kinora/creating/submit';
import { rightsAtom } from '@kinora/credits';
import { answerFirst } from '@kinora/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';

import { ModelList } from '../model/model-list.tsx';
import { looksOf } from '../settings/looks-of.ts';
import { LostChoices } from '../settings/lost-choices.tsx';
import { MoreSettings } from '../settings/more-settings.tsx';
import { ParameterChoice } from '../settings/parameter-choice.tsx';
import { FormWaiting } from './form-waiting.tsx';
import { readingBalanceAtom } from './reading-atoms.ts';
import { ReferencePicturesPanel } from './reference-pictures-panel.tsx';

function ModelsPanel({ asked }: { asked: string | undefined }) {
  const model = useAtomValue(chosenModelAtom);
  const { mode: wanted } = useAtomValue(settingsAtom);
  const modes = useAtomValue(pageModesAtom);
  const { routes } = useAtomValue(reachableRoutesAtom);
  const { routes: served } = useAtomValue(routesAtom);
  const choose = useSetAtom(chooseModelAtom);
  const models = useMemo(
    () =>
      CATALOGUE.flatMap((one) => {
        const found = modeFor(one.slug, { modes, wanted });
        if (!found) return [];
        const { mode } = found;
        return [
          {
            model: one,
            mode: offeredMode(routes, { model: one.slug, mode }) ?? found,
            status: statusOf(one, { mode, routes }),
            isSimulated: isSimulated(one, served),
            isOwn: statusOf(one, { mode, routes: served }) !== 'here',
          },
        ];
      }),
    [modes, wanted, routes, served],
  );
  const isAskedHere = models.some((one) => one.model.slug === asked && one.status === 'here');
  useEffect(() => {
    if (asked !== undefined && isAskedHere) choose(asked);
  }, [asked, isAskedHere, choose]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <ModelList {...{ models, asked }} chosen={model} gpuCredits={useAtomValue(gpuCreditsAtom)} onChoose={choose} />
      <span className="justify-self-start">
        <CompareButtonPanel />
      </span>
    </div>
  );
}

function SettingsPanel() {
  const { seed, keepsSeed, count } = useAtomValue(settingsAtom);
  const { seedMax } = useAtomValue(modeAtom);
  const parameters = useAtomValue(offeredParametersAtom);
  const choose = useSetAtom(chooseAtom);
  const [negative, writeNegative] = useAtom(negativeAtom);
  const { countMax } = useAtomValue(rightsAtom);
  const shuffle = useSetAtom(shuffleSeedAtom);
  // Those stand below the stage.
  const looks = looksOf(parameters, useAtomValue(pageKindAtom));
  return (
    <>
      <LostChoices lost={useAtomValue(lostChoicesAtom)} />
      {parameters
        .filter(({ name }) => name !== looks?.name)
        .map((parameter) => (
          <ParameterChoice key={parameter.name} {...parameter} onChoose={choose} />
        ))}
      <MoreSettings
        negative={negative}
        seed={seedMax === null ? undefined : seed}
        keepsSeed={keepsSeed}
        count={count}
        counts={countsUpTo(countMax)}
        onNegative={writeNegative}
        onSeed={useSetAtom(setSeedAtom)}
        onKeepSeed={useSetAtom(keepSeedAtom)}
        onShuffle={() => answerFirst(shuffle)}
        onCount={useSetAtom(setCountAtom)}
      />
    </>
  );
}

export interface LazyFormPanelProps {
  /** A model the address asks for. */
  askedModel: string | undefined;
}

/** What the form has below the prompt: models and settings. */
export function LazyFormPanel({ askedModel }: LazyFormPanelProps) {
  const kind = useAtomValue(pageKindAtom);
  const isWaiting = useAtomValue(liveReachableRoutesAtom).state === 'loading';
  useAtomValue(readingBalanceAtom);
  if (isWaiting) return <FormWaiting />;
  return (
    // Together: settings that stood below a list of another height would move.
    <>
      {kind === 'text' && <ReferencePicturesPanel />}
      <ModelsPanel asked={askedModel} />
      <SettingsPanel />
    </>
  );
}
