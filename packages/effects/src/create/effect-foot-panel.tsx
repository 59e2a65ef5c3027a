import { isMemberAtom } from '@kinora/auth';
import type { Recipe } from '@kinora/contracts/recipe';
import {
  effectNeedsAtom,
  footState,
  isOnlineAtom,
  loadRoutesAtom,
  outcomeWords,
  ownPicturesAtom,
  PlanNotePanel,
  PriceFoot,
  routesAtom,
  serverRefusalsAtom,
  type PlanNeed,
} from '@kinora/creation-form';
import { cancelFilesAtom, fileProgressAtom, isPicturesFault, type Order, type SubmitOutcome } from '@kinora/creations';
import { balanceAtom, refreshBalanceAtom, TooFewCreditsPanel } from '@kinora/credits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { leastCredits, takesTwo } from '../catalogue/effects.ts';
import { createEffectAtom, isMadeAtom, isSendingAtom, outcomeAtom, priceAtom } from './create-effect-atoms.ts';
import { missingOf, placeId, type Missing } from './missing.ts';

export interface EffectFootPanelProps {
  effect: Recipe;
  /** Null while something besides pictures is missing. */
  order: Order | null;
}

/** Brings the eye and the focus to what is missing; a field for files opens. */
function goTo(missing: Missing): void {
  const field = document.getElementById(placeId(missing))?.querySelector('input');
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
  if (field?.type === 'file') field.click();
}

function useMissingWords(): Readonly<Record<Missing, string>> {
  const { t } = useLingui();
  return {
    picture: t`Add a picture to create a clip`,
    'first-picture': t`Add the first picture to create a clip`,
    'second-picture': t`Add the second picture to create a clip`,
    'other-first': t`Choose another picture to create a clip`,
    'other-second': t`Choose another second picture to create a clip`,
    words: t`Write your words to create a clip`,
  };
}

/** What to say of the last press in the foot; a refused picture is told where it is. */
function problemIn(outcome: SubmitOutcome | null, locale: string) {
  if (outcome?.kind === 'file-failed') return isPicturesFault(outcome.failure) ? null : outcomeWords(outcome, locale);
  return outcome?.kind === 'failed' || outcome?.kind === 'not-kept' ? outcomeWords(outcome, locale) : null;
}

function useBlocked(): string | null {
  const { t } = useLingui();
  const { state, routes } = useAtomValue(routesAtom);
  const isHere = routes.some(({ model, modes }) => model === 'local' && modes.includes('effect'));
  return state === 'ready' && !isHere ? t`This server does not make clips of effects. The preview still works.` : null;
}

function Help({ outcome, needs }: { outcome: SubmitOutcome | null; needs: readonly PlanNeed[] }) {
  return outcome?.kind === 'short' ? <TooFewCreditsPanel shortage={outcome} /> : <PlanNotePanel needs={needs} />;
}

/** The price foot of an effect: what a clip on the member's own pictures costs, and the press that makes it. */
export function EffectFootPanel({ effect, order }: EffectFootPanelProps) {
  const { i18n } = useLingui();
  const words = useMissingWords();
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
  const problem = problemIn(outcome, i18n.locale);
  const state = footState({
    isOnline: useAtomValue(isOnlineAtom),
    isSending: useAtomValue(isSendingAtom),
    isMember: useAtomValue(isMemberAtom),
    balance: useAtomValue(balanceAtom),
    file: useAtomValue(fileProgressAtom),
    blocked: useBlocked(),
    missing: missing && words[missing],
    cost,
    outcome,
  });
  const press = async () => {
    if (missing) goTo(missing);
    if (missing || !order) return;
    const ended = await create({ order, hasTwo: takesTwo(effect) });
    if (ended?.kind !== 'file-failed' || !isPicturesFault(ended.failure)) return;
    const place = ended.field === 'first' ? 'first-picture' : 'second-picture';
    document.getElementById(placeId(place))?.scrollIntoView({ block: 'center' });
  };
  return (
    <PriceFoot
      state={state}
      cost={cost}
      repeat={order && isMade(order) ? 'new-take' : null}
      problem={problem ? i18n._(problem) : undefined}
      help={<Help outcome={outcome} needs={needsOf({ effect: effect.id, resolution: order?.input.resolution })} />}
      keeps="picture"
      note={<Trans>The preview stays on this device. Creating sends your picture to this server.</Trans>}
      onCreate={() => void press()}
      onCancel={useSetAtom(cancelFilesAtom)}
    />
  );
}
