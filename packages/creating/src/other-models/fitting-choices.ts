import {
  findMode,
  nearestChoices,
  parametersOf,
  type CatalogueMode,
  type Choice,
  type Choices,
  type ParameterName,
} from '@kinora/contracts/catalogue';
import type { CreationInput } from '@kinora/contracts/creations';

import type { Asked } from '../draft/draft.ts';
import { pixels } from '../model/model-facts.ts';
import { ENGINE } from '../preview/preview-options.ts';
import { ENGINE_CHOICES, purposeOf } from './video-purpose.ts';

/** A mode of another model. */
export interface Target {
  readonly model: string;
  readonly mode: CatalogueMode;
}

const MEASURES: Readonly<Partial<Record<ParameterName, (value: Choice) => number>>> = {
  seconds: Number,
  resolution: pixels,
};

/** What a creation chose of a parameter: left out is the default of its model. */
export function chosenOf(name: ParameterName, { model, mode, input }: Asked): Choice | undefined {
  const given: CreationInput[ParameterName] = input[name];
  return given ?? (mode === 'edit' ? undefined : findMode(model, mode)?.parameters[name]?.[0]);
}

/** The value itself, or the nearest one where it is a number; of two as near the larger: a clip can be cut shorter. */
function nearest(name: ParameterName, values: readonly Choice[], wanted: Choice | undefined): Choice | undefined {
  const measure = MEASURES[name];
  if (wanted === undefined || values.includes(wanted) || !measure) return wanted;
  const off = (value: Choice) => Math.abs(measure(value) - measure(wanted));
  return values.toSorted((one, other) => off(one) - off(other) || measure(other) - measure(one))[0];
}

interface Limited {
  readonly model: string;
  readonly localLines: number;
}

/** What of a parameter this member gets: full HD of our engine is for plans. */
function allowed(name: ParameterName, values: readonly Choice[], { model, localLines }: Limited): readonly Choice[] {
  if (model !== ENGINE || name !== 'resolution') return values;
  const small = values.filter((value) => pixels(value) <= localLines);
  return small.length > 0 ? small : values;
}

/** The choices of another model that come nearest to a creation's: the length gives way last. */
export function fittingChoices({ model, mode }: Target, asked: Asked, localLines: number): Choices {
  const purpose = model === ENGINE && mode.mode === 'video' ? purposeOf(asked) : null;
  const wanted = Object.fromEntries(
    parametersOf(mode).map(([name, values]) => [
      name,
      nearest(name, allowed(name, values, { model, localLines }), chosenOf(name, asked)),
    ]),
  );
  return nearestChoices(mode, { ...wanted, ...(purpose && ENGINE_CHOICES[purpose]) }, 'seconds');
}
