import { refreshWhileMounted } from '@kinora/api-client';
import { isMemberAtom } from '@kinora/auth';
import type { Recipe } from '@kinora/contracts/recipe';
import { loadRoutesAtom, routesAtom } from '@kinora/creating/models';
import {
  effectNeedsAtom,
  submitBarProblem,
  submitBarState,
  isOnlineAtom,
  nextStep,
  NextStepPanel,
  PlanNotePanel,
  PrivacyNote,
  SubmitBar,
  showRefused,
  standingOutcomeAtom,
} from '@kinora/creating/submit';
import type { UnsentRequest, SubmitOutcome } from '@kinora/creations';
import { cancelFilesAtom, fileProgressAtom, pauseFilesAtom } from '@kinora/creations/files';
import { balanceAtom, isBalanceSureAtom, refreshBalanceAtom, TooFewCreditsPanel, type PlanNeed } from '@kinora/credits';
import { goToField, MISSING_WORDS, ownPicturesAtom, serverRefusalsAtom } from '@kinora/source-files';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { atom, useAtomValue, useSetAtom } from 'jotai';

import { leastCredits, takesTwo } from '../catalogue/effects.ts';
import { createEffectAtom, isMadeAtom, isSendingAtom, outcomeAtom, priceAtom } from './create-effect-atoms.ts';
import { missingOf, placeId } from './missing.ts';
import { FreeTrialWords, TrialLine } from './trial-line.tsx';
import { trialOfAtom, trialsAtom, type TrialState } from './trials-atoms.ts';

export interface EffectSubmitBarPanelProps {
  effect: Recipe;
  /** Null while something besides pictures is missing. */
  request: UnsentRequest | null;
}

const WORDS = { ...MISSING_WORDS, words: msg`Add your text to create a clip` } as const;

/** Showing it reads what runs here and what the member can spend. */
const readingAtom = refreshWhileMounted(
  [],
  atom(null, (_get, set) => Promise.all([set(loadRoutesAtom), set(refreshBalanceAtom)])),
);

function useBlocked(): string | null {
  const { t } = useLingui();
  const { state, routes } = useAtomValue(routesAtom);
  const isHere = routes.some(({ model, modes }) => model === 'local' && modes.includes('effect'));
  return state === 'ready' && !isHere ? t`This server can’t create effect clips. The preview still works.` : null;
}

interface HelpProps {
  outcome: SubmitOutcome | null;
  needs: readonly PlanNeed[];
  trial: TrialState;
}

function Help({ outcome, needs, trial }: HelpProps) {
  if (outcome?.kind === 'short') return <TooFewCreditsPanel shortage={outcome} />;
  return (
    <>
      {/* What the server said of plans stands there already. */}
      {nextStep(outcome) !== 'see-plans' && <PlanNotePanel needs={needs} />}
      <TrialLine trial={trial} />
    </>
  );
}

/** The request as a free trial, where the member has one for this effect and needs no plan for it. */
function useTrial(effect: Recipe, paid: UnsentRequest | null) {
  const needsOf = useAtomValue(effectNeedsAtom);
  const trial = useAtomValue(trialOfAtom)(effect.id);
  const needs = needsOf({ effect: effect.id, resolution: paid?.input.resolution });
  const isFree = trial === 'open' && needs.length === 0;
  const request: UnsentRequest | null = paid && isFree ? { ...paid, cost: 0, trial: true } : paid;
  return { trial, needs, isFree, request, left: useAtomValue(trialsAtom)?.left ?? 0 };
}

/** The submit bar of an effect: what a clip on the member's own pictures costs, and the press that makes it. */
export function EffectSubmitBarPanel({ effect, request: paid }: EffectSubmitBarPanelProps) {
  const { i18n } = useLingui();
  const { trial, needs, isFree, request, left } = useTrial(effect, paid);
  const missing = missingOf(effect, {
    pictures: useAtomValue(ownPicturesAtom),
    refused: useAtomValue(serverRefusalsAtom),
    hasRequest: request !== null,
  });
  const create = useSetAtom(createEffectAtom);
  const [outcomeOf, priceOf, isMade] = [useAtomValue(outcomeAtom), useAtomValue(priceAtom), useAtomValue(isMadeAtom)];
  useAtomValue(readingAtom);
  const standing = useAtomValue(standingOutcomeAtom);
  const outcome = request && standing(outcomeOf(request), needs);
  const cost = request ? priceOf(request) : leastCredits(effect);
  const problem = submitBarProblem(outcome, i18n.locale);
  const state = submitBarState({
    isOnline: useAtomValue(isOnlineAtom),
    isSending: useAtomValue(isSendingAtom),
    isMember: useAtomValue(isMemberAtom),
    balance: useAtomValue(balanceAtom),
    isBalanceSure: useAtomValue(isBalanceSureAtom),
    file: useAtomValue(fileProgressAtom),
    blocked: useBlocked(),
    missing: missing && i18n._(WORDS[missing]),
    cost,
    outcome,
  });
  const press = async () => {
    if (missing) goToField(placeId(missing));
    if (missing || !request) return;
    const ended = await create({ request, hasTwo: takesTwo(effect) });
    showRefused(ended);
  };
  return (
    <SubmitBar
      state={state}
      cost={cost}
      repeat={request && isMade(request) ? 'new-take' : null}
      problem={problem ? i18n._(problem) : undefined}
      step={<NextStepPanel outcome={outcome} cost={cost} />}
      help={<Help {...{ outcome, needs, trial }} />}
      free={
        isFree
          ? {
              line: <FreeTrialWords left={left} />,
              button: <Trans>Try it free</Trans>,
              first: <Trans>Your first clip: free</Trans>,
            }
          : undefined
      }
      keeps="picture"
      note={<PrivacyNote kind="image" />}
      onCreate={() => void press()}
      onCancel={useSetAtom(cancelFilesAtom)}
      onPause={useSetAtom(pauseFilesAtom)}
    />
  );
}
