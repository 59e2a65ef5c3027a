import { findMode } from '@kinora/contracts/catalogue';
import { cancelFilesAtom, pauseFilesAtom } from '@kinora/creations/files';
import { modelWords, TooFewCreditsPanel } from '@kinora/credits';
import { PROVIDER_NAMES } from '@kinora/credits/own-keys';
import { fieldOfMissing, goToField } from '@kinora/source-files';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { atom, useAtomValue, useSetAtom } from 'jotai';

import { settingsAtom } from '../draft/draft-atoms.ts';
import { lostWords } from '../model/lost-messages.ts';
import { liveReachableRoutesAtom } from '../model/reachable-routes-atoms.ts';
import { missingFileAtom } from '../sources/draft-files-atoms.ts';
import { barFactsAtom, keptThingAtom, missingWordsAtom } from '../submit/bar-facts-atoms.ts';
import { PlanNotePanel } from '../submit/plan-note-panel.tsx';
import { standingOutcomeAtom } from '../submit/standing-outcome-atoms.ts';
import { submitBarState } from '../submit/submit-bar-state.ts';
import { SubmitBar } from '../submit/submit-bar.tsx';
import {
  candidatesAtom,
  compareAtom,
  compareCostAtom,
  compareCountAtom,
  compareNeedsAtom,
  compareOutcomeAtom,
  compareProblemAtom,
  differenceAtom,
  differencesAtom,
  forgetCompareAtom,
  isComparingAtom,
  modelsAtom,
  pickAtom,
  rollSeedsAtom,
  seedCountAtom,
  seedsAtom,
} from './compare-atoms.ts';
import { CompareDialog, type ComparedModel } from './compare-dialog.tsx';
import { candidateWords, COMPARE_PROBLEMS, compareOutcomeWords } from './compare-messages.ts';

/** How the last press ended, without what has been paid for since. */
const shownOutcomeAtom = atom((get) => get(standingOutcomeAtom)(get(compareOutcomeAtom), get(compareNeedsAtom)));

function useModels(): readonly ComparedModel[] {
  const { i18n } = useLingui();
  const { mode } = useAtomValue(settingsAtom);
  const picked = useAtomValue(modelsAtom);
  return useAtomValue(candidatesAtom).map(({ lost, model, ownKey, price, problems }) => {
    const problem = candidateWords(problems, findMode(model, mode)?.promptMax ?? 0);
    return {
      model,
      price,
      title: i18n._(modelWords(model)),
      key: ownKey ? PROVIDER_NAMES[ownKey] : undefined,
      lost: lostWords(lost, i18n),
      problem: problem && i18n._(problem),
      isPicked: picked.includes(model),
    };
  });
}

/** The price of all clips, and the button. */
function Bar({ isOwn, onAsked }: { isOwn: boolean; onAsked: () => void }) {
  const { i18n } = useLingui();
  const cost = useAtomValue(compareCostAtom);
  const outcome = useAtomValue(shownOutcomeAtom);
  const problem = useAtomValue(compareProblemAtom);
  const needs = useAtomValue(compareNeedsAtom);
  const clips = useAtomValue(compareCountAtom);
  const compare = useSetAtom(compareAtom);
  const missing = useAtomValue(missingWordsAtom);
  const state = submitBarState({
    ...useAtomValue(barFactsAtom),
    cost,
    outcome,
    isSending: useAtomValue(isComparingAtom),
    blocked: problem && i18n._(COMPARE_PROBLEMS[problem]),
    missing: missing && i18n._(missing),
  });
  const words = compareOutcomeWords(outcome, i18n.locale);
  const line = <Trans>No credits: your keys pay for these clips.</Trans>;
  const missingFile = useAtomValue(missingFileAtom);
  const ask = async () => {
    if (missingFile) {
      onAsked();
      goToField(fieldOfMissing(missingFile));
      return;
    }
    const kind = (await compare())?.kind;
    if (kind === 'accepted' || kind === 'login') onAsked();
  };
  return (
    <SubmitBar
      look="bare"
      state={state}
      cost={cost}
      free={isOwn && cost === 0 ? { line, button: <Trans>Create with your keys</Trans>, first: line } : undefined}
      button={<Plural value={clips} one="Create # clip" other="Create # clips" />}
      problem={words ? i18n._(words) : undefined}
      help={outcome?.kind === 'short' ? <TooFewCreditsPanel shortage={outcome} /> : <PlanNotePanel needs={needs} />}
      keeps={useAtomValue(keptThingAtom)}
      onCreate={() => void ask()}
      onCancel={useSetAtom(cancelFilesAtom)}
      onPause={useSetAtom(pauseFilesAtom)}
    />
  );
}

/** The dialog that compares clips of the draft. */
export function CompareDialogPanel({ onClose }: { onClose: () => void }) {
  const models = useModels();
  const own = useAtomValue(settingsAtom).model;
  const difference = useAtomValue(differenceAtom);
  const pick = useSetAtom(pickAtom);
  // The list follows what runs here while it is open.
  useAtomValue(liveReachableRoutesAtom);
  const forget = useSetAtom(forgetCompareAtom);
  const close = () => {
    forget();
    onClose();
  };
  const one = models.find(({ model }) => model === own);
  const paying = difference === 'seeds' ? [one] : models.filter(({ isPicked }) => isPicked);
  return (
    <CompareDialog
      {...{ difference, models }}
      differences={useAtomValue(differencesAtom)}
      seeds={useAtomValue(seedsAtom)}
      own={one}
      onDifference={useSetAtom(differenceAtom)}
      onPick={(model, isPicked) => pick({ model, isPicked })}
      onSeedCount={useSetAtom(seedCountAtom)}
      onNewSeeds={useSetAtom(rollSeedsAtom)}
      onClose={close}
    >
      <Bar isOwn={paying.every((model) => model?.key !== undefined)} onAsked={close} />
    </CompareDialog>
  );
}
