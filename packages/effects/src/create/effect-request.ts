import { checkEffectInput, type Recipe } from '@kinora/contracts/recipe';
import type { UnsentRequest } from '@kinora/creations';

import { takesText, takesTwo } from '../catalogue/effects.ts';
import type { Chosen } from '../choices/effect-choices-atoms.ts';

export interface ChosenEffect {
  readonly chosen: Chosen;
  readonly shape: string;
  readonly seconds: number;
  readonly resolution: string;
  readonly seed: number;
  /** What is typed; effects that print no words do not care. */
  readonly typed: string;
}

/** Stands for pictures that are not on the server yet. */
const WAITING = 'waiting';

/** The request of one clip of an effect, without its pictures; null while something else of it is missing. */
export function effectRequest(effect: Recipe, { chosen, typed, ...rest }: ChosenEffect): UnsentRequest | null {
  const checked = checkEffectInput(effect, {
    ...rest,
    values: chosen,
    first: WAITING,
    ...(takesTwo(effect) && { last: WAITING }),
    ...(takesText(effect) && { prompt: typed }),
  });
  if (!checked.ok) return null;
  const { first: _first, last: _last, ...input } = checked.value.input;
  return { model: 'local', mode: 'effect', input, count: 1, cost: checked.value.price };
}
