import type { Creation } from '@kinora/contracts';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';

import { effectFactsAtom, noEffectFactsAtom } from './effect-facts-atoms.ts';
import { titleOf } from './title-of.ts';

type Titled = Pick<Creation, 'mode' | 'input'>;

/** What clips are called; brings the names of effects where one of them is of an effect. */
export function useTitles(creations: readonly Titled[]): (creation: Titled) => string {
  const { i18n } = useLingui();
  const hasEffects = creations.some(({ mode }) => mode === 'effect');
  const facts = useAtomValue(hasEffects ? effectFactsAtom : noEffectFactsAtom);
  return (creation) => titleOf(creation, (id) => facts?.effectName(id, i18n.locale) ?? null);
}
