import type { SubmitOutcome } from '@kinora/creations';
import { cancelFilesAtom, pauseFilesAtom } from '@kinora/creations/files';
import { TooFewCreditsPanel } from '@kinora/credits';
import { PROVIDER_NAMES } from '@kinora/credits/own-keys';
import { goToField, goToPrompt, fieldOfMissing } from '@kinora/source-files';
import { Trans, useLingui } from '@lingui/react/macro';
import { atom, useAtomValue, useSetAtom } from 'jotai';

import { chooseModelAtom } from '../draft/draft-atoms.ts';
import { keyAtHandAtom, ownKeyAtom } from '../draft/own-key-atoms.ts';
import { listAtom } from '../list/list-atoms.ts';
import { missingFileAtom } from '../sources/draft-files-atoms.ts';
import { askedAtom, offerAtom } from './asked-atoms.ts';
import { barFactsAtom, keptThingAtom, missingWordsAtom } from './bar-facts-atoms.ts';
import { blockedAtom } from './blocked-atoms.ts';
import { isSendingAtom, outcomeAtom, priceAtom, repeatAtom } from './create-atoms.ts';
import { NextStepPanel } from './next-step-panel.tsx';
import { nextStep } from './next-step.ts';
import { OwnKeySwitch } from './own-key-switch.tsx';
import { planNeedsAtom } from './plan-need-atoms.ts';
import { PlanNotePanel } from './plan-note-panel.tsx';
import { standingOutcomeAtom } from './standing-outcome-atoms.ts';
import { submitBarProblem, showRefused } from './submit-bar-problem.ts';
import { submitBarState } from './submit-bar-state.ts';
import { SubmitBar, type SubmitBarProps } from './submit-bar.tsx';

export interface SubmitBarPanelProps extends Pick<SubmitBarProps, 'look' | 'start'> {
  /** Asks for all clips, or for those of the first so many prompts; resolves to how that ended. */
  onCreate: (first?: number) => Promise<SubmitOutcome | null>;
}

/** How the last press ended, without what has been paid for since. */
const shownOutcomeAtom = atom((get) => get(standingOutcomeAtom)(get(outcomeAtom), get(planNeedsAtom)));

/** The help after a press that could not be paid, and before one that needs a plan. */
function Help() {
  const outcome = useAtomValue(shownOutcomeAtom);
  const needs = useAtomValue(planNeedsAtom);
  if (outcome?.kind === 'short') return <TooFewCreditsPanel shortage={outcome} />;
  // What the server said of plans stands there already.
  return nextStep(outcome) === 'see-plans' ? null : <PlanNotePanel needs={needs} />;
}

const LOCAL = 'local';

/** The way on from a press that was refused. */
function Step() {
  const chooseModel = useSetAtom(chooseModelAtom);
  const isList = useAtomValue(listAtom) !== null;
  return (
    <NextStepPanel
      outcome={useAtomValue(shownOutcomeAtom)}
      cost={useAtomValue(priceAtom)}
      ways={{ 'use-local': () => chooseModel(LOCAL), ...(!isList && { 'edit-prompt': goToPrompt }) }}
    />
  );
}

/** Several clips that one press asks for; undefined for a single one. */
function useSeveral(onOffer: (first: number) => void): SubmitBarProps['several'] {
  const { prompts, count, each, others } = useAtomValue(askedAtom);
  const first = useAtomValue(offerAtom);
  const clips = prompts * count;
  if (clips < 2 && others === 0) return undefined;
  const offer = first === null ? null : { clips: first * count, cost: first * count * each };
  return { clips, each, others, offer, onOffer: () => first !== null && onOffer(first) };
}

/** How the clips are paid where the member has a key for them: the choice, and what is said instead of the price. */
function useOwnKey(): Pick<SubmitBarProps, 'free' | 'payment'> {
  const key = useAtomValue(keyAtHandAtom);
  const isUsed = useAtomValue(ownKeyAtom) !== null;
  const choose = useSetAtom(ownKeyAtom);
  if (!key) return {};
  const provider = PROVIDER_NAMES[key.provider];
  const line = <Trans>No credits: {provider} bills you.</Trans>;
  return {
    ...(key.hasChoice && { payment: <OwnKeySwitch provider={provider} isOn={isUsed} onSwitch={choose} /> }),
    ...(isUsed && { free: { line, button: <Trans>Create with your key</Trans>, first: line } }),
  };
}

/** The submit bar, showing what the draft costs this member. */
export function SubmitBarPanel({ look = 'bare', start, onCreate }: SubmitBarPanelProps) {
  const { i18n } = useLingui();
  const outcome = useAtomValue(shownOutcomeAtom);
  const cost = useAtomValue(priceAtom);
  const blocked = useAtomValue(blockedAtom);
  const missing = useAtomValue(missingFileAtom);
  const missingWords = useAtomValue(missingWordsAtom);
  const state = submitBarState({
    ...useAtomValue(barFactsAtom),
    cost,
    outcome,
    isSending: useAtomValue(isSendingAtom),
    blocked: blocked && i18n._(blocked(i18n.locale)),
    missing: missingWords && i18n._(missingWords),
  });
  const problem = submitBarProblem(outcome, i18n.locale);
  const press = async (first?: number) => {
    if (missing) goToField(fieldOfMissing(missing));
    else showRefused(await onCreate(first));
  };
  const own = useOwnKey();
  const several = useSeveral((first) => void press(first));
  return (
    <SubmitBar
      look={look}
      start={start}
      state={state}
      cost={cost}
      {...own}
      several={several}
      repeat={useAtomValue(repeatAtom)}
      problem={problem ? i18n._(problem) : undefined}
      step={<Step />}
      help={<Help />}
      keeps={useAtomValue(keptThingAtom)}
      onCreate={() => void press()}
      onCancel={useSetAtom(cancelFilesAtom)}
      onPause={useSetAtom(pauseFilesAtom)}
    />
  );
}
