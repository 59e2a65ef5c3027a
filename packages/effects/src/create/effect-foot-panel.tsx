import { isMemberAtom } from '@kinora/auth';
import type { Recipe } from '@kinora/contracts/recipe';
import {
  effectNeedsAtom,
  footProblem,
  footState,
  goToField,
  isOnlineAtom,
  loadRoutesAtom,
  MISSING_WORDS,
  nextStep,
  NextStepPanel,
  ownPicturesAtom,
  PlanNotePanel,
  PriceFoot,
  routesAtom,
  serverRefusalsAtom,
  showRefused,
  type PlanNeed,
} from '@kinora/creation-form';
import { cancelFilesAtom, fileProgressAtom, pauseFilesAtom, type Order, type SubmitOutcome } from '@kinora/creations';
import { balanceAtom, refreshBalanceAtom, TooFewCreditsPanel } from '@kinora/credits';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { leastCredits, takesTwo } from '../catalogue/effects.ts';
import { createEffectAtom, isMadeAtom, isSendingAtom, outcomeAtom, priceAtom } from './create-effect-atoms.ts';
import { missingOf, placeId } from './missing.ts';

export interface EffectFootPanelProps {
  effect: Recipe;
  /** Null while something besides pictures is missing. */
  order: Order | null;
}

const WORDS = { ...MISSING_WORDS, words: msg`Write your words to create a clip` } as const;

function useBlocked(): string | null {
  const { t } = useLingui();
  const { state, routes } = useAtomValue(routesAtom);
  const isHere = routes.some(({ model, modes }) => model === 'local' && modes.includes('effect'));
  return state === 'ready' && !isHere ? t`This server does not make clips of effects. The preview still works.` : null;
}

function Help({ outcome, needs }: { outcome: SubmitOutcome | null; needs: readonly PlanNeed[] }) {
  if (outcome?.kind === 'short') return <TooFewCreditsPanel shortage={outcome} />;
  // What the server said of plans stands there already.
  return nextStep(outcome) === 'see-plans' ? null : <PlanNotePanel needs={needs} />;
}

/** The price foot of an effect: what a clip on the member's own pictures costs, and the press that makes it. */
export function EffectFootPanel({ effect, order }: EffectFootPanelProps) {
  const { i18n } = useLingui();
  const missing = missingOf(effect, {
    pictures: useAtomValue(ownPicturesAtom),
    refused: useAtomValue(serverRefusalsAtom),
    hasOrder: order !== null,
  });
  const loadRoutes = useSetAtom(loadRoutesAtom);
  const refreshBalance = useSetAtom(refreshBalanceAtom);
  const needsOf = useAtomValue(effectNeedsAtom);
  const create = useSetAtom(createEffectAtom);
  const [outcomeOf, priceOf, isMade] = [useAtomValue(outcomeAtom), useAtomValue(priceAtom), useAtomValue(isMadeAtom)];
  useEffect(() => {
    void loadRoutes();
    void refreshBalance();
  }, [loadRoutes, refreshBalance]);
  const outcome = order && outcomeOf(order);
  const cost = order ? priceOf(order) : leastCredits(effect);
  const problem = footProblem(outcome, i18n.locale);
  const state = footState({
    isOnline: useAtomValue(isOnlineAtom),
    isSending: useAtomValue(isSendingAtom),
    isMember: useAtomValue(isMemberAtom),
    balance: useAtomValue(balanceAtom),
    file: useAtomValue(fileProgressAtom),
    blocked: useBlocked(),
    missing: missing && i18n._(WORDS[missing]),
    cost,
    outcome,
  });
  const press = async () => {
    if (missing) goToField(placeId(missing));
    if (missing || !order) return;
    const ended = await create({ order, hasTwo: takesTwo(effect) });
    showRefused(ended);
  };
  return (
    <PriceFoot
      state={state}
      cost={cost}
      repeat={order && isMade(order) ? 'new-take' : null}
      problem={problem ? i18n._(problem) : undefined}
      step={<NextStepPanel outcome={outcome} cost={cost} />}
      help={<Help outcome={outcome} needs={needsOf({ effect: effect.id, resolution: order?.input.resolution })} />}
      keeps="picture"
      note={<Trans>The preview stays on this device. Creating sends your picture to this server.</Trans>}
      onCreate={() => void press()}
      onCancel={useSetAtom(cancelFilesAtom)}
      onPause={useSetAtom(pauseFilesAtom)}
    />
  );
}
