import type { Creation } from '@kinora/contracts';
import { atom } from 'jotai';

import { creationsAtom } from '../creations-atoms.ts';
import { savedOrderAtom } from '../submit-atoms.ts';
import { lateEffectFacts, type EffectFacts } from './late-effect-facts.ts';
import { titleOf } from './title-of.ts';

type Titled = Pick<Creation, 'mode' | 'input'>;

/** Null until the facts are here; whoever shows it brings them. */
const factsAtom = atom<EffectFacts | null>(lateEffectFacts.get());
factsAtom.onMount = (set) => {
  const bring = async () => set(await lateEffectFacts.load());
  void bring();
};

const hasEffectsAtom = atom(
  (get) => get(savedOrderAtom)?.pending.mode === 'effect' || get(creationsAtom).some(({ mode }) => mode === 'effect'),
);

/** What clips and the order that waits are called in a locale; the names of effects come where there are any. */
export const titlesAtom = atom((get) => {
  const facts = get(hasEffectsAtom) ? get(factsAtom) : null;
  return (clip: Titled, locale: string): string => titleOf(clip, (id) => facts?.effectName(id, locale) ?? null);
});
