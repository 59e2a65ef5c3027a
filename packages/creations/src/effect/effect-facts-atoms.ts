import { late } from '@kinora/ui';
import { atom } from 'jotai';

import type { effectName, effectPrice } from './effect-facts.ts';

interface EffectFacts {
  readonly effectName: typeof effectName;
  readonly effectPrice: typeof effectPrice;
}

/** Names and prices of effects: they come when a clip of one is in sight, or an order of one waits. */
export const lateEffectFacts = late<EffectFacts>(() => import('./effect-facts.ts'));

const factsBaseAtom = atom<EffectFacts | null>(lateEffectFacts.get());
factsBaseAtom.onMount = (set) => void lateEffectFacts.load().then(set);

/** Names and prices of effects, null until they are here; reading it in a component brings them. */
export const effectFactsAtom = atom((get) => get(factsBaseAtom));

/** The same for what needs none of them. */
export const noEffectFactsAtom = atom<EffectFacts | null>(null);
