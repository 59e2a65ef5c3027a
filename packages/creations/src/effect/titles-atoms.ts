import type { Creation } from '@kinora/contracts/creations';
import type { I18n } from '@lingui/core';
import { atom } from 'jotai';

import { creationsAtom } from '../creations-atoms.ts';
import { savedRequestAtom } from '../submit-atoms.ts';
import { lazyEffectFacts, type EffectFacts } from './lazy-effect-facts.ts';
import { titleOf } from './title-of.ts';

type Titled = Pick<Creation, 'mode' | 'input'>;

/** Null until the facts are here; whoever shows it brings them. */
const factsAtom = atom<EffectFacts | null>(lazyEffectFacts.get());
factsAtom.onMount = (set) => {
  const bring = async () => set(await lazyEffectFacts.load());
  void bring();
};

const hasEffectsAtom = atom(
  (get) => get(savedRequestAtom)?.pending.mode === 'effect' || get(creationsAtom).some(({ mode }) => mode === 'effect'),
);

/** What clips and the request that waits are called in a language; the names of effects come where there are any. */
export const titlesAtom = atom((get) => {
  const facts = get(hasEffectsAtom) ? get(factsAtom) : null;
  return (clip: Titled, i18n: I18n): string =>
    titleOf(clip, { i18n, nameOf: (id) => facts?.effectName(id, i18n.locale) ?? null });
});
