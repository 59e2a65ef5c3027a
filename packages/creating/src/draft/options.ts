import {
  breachOf,
  parametersOf,
  type CatalogueMode,
  type Choice,
  type Choices,
  type ParameterName,
  type RuleReason,
} from '@kinora/contracts/catalogue';

import { isSameJson } from './is-same-json.ts';

/** A value that can be chosen, or why it does not go with the other choices. */
export interface Option {
  readonly value: Choice;
  readonly isChosen: boolean;
  readonly breach: RuleReason | null;
}

export interface Parameter {
  readonly name: ParameterName;
  readonly options: readonly Option[];
}

const pixels = (value: string): number => (value === '4k' ? 2160 : Number.parseInt(value, 10));

/** Lengths and resolutions from small to large; everything else as the catalogue has it. */
function inOrder(name: ParameterName, values: readonly Choice[]): readonly Choice[] {
  if (name === 'seconds') return values.toSorted((one, other) => Number(one) - Number(other));
  if (name === 'resolution') return values.toSorted((one, other) => pixels(String(one)) - pixels(String(other)));
  return values;
}

const MEASURES: readonly ParameterName[] = ['shape', 'seconds', 'resolution'];
const LOOK: readonly ParameterName[] = ['style', 'strength', 'pace', 'air', 'sound'];

/** What decides the picture most comes first: of a video it is the look. */
function orderOf({ mode }: CatalogueMode): readonly ParameterName[] {
  const both = mode === 'video' ? [...LOOK, ...MEASURES] : [...MEASURES, ...LOOK];
  return ['tier', ...both, 'camera', 'motion', 'audio'];
}

/** Every parameter of a mode with what can be chosen right now. */
export function parametersWith(mode: CatalogueMode, choices: Choices): readonly Parameter[] {
  const order = orderOf(mode);
  const parameters = parametersOf(mode).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return parameters.map(([name, values]) => ({
    name,
    options: inOrder(name, values).map((value) => ({
      value,
      isChosen: choices[name] === value,
      breach: breachOf(mode, { ...choices, [name]: value }) ?? null,
    })),
  }));
}

/** Whether two of them offer the same and have the same chosen: then one need not be redrawn. */
export const isSameParameter = (one: Parameter, other: Parameter): boolean =>
  isSameJson([one.name, one.options], [other.name, other.options]);
