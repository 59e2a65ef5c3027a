import type { Mode } from '../creation-mode.ts';
import type {
  CatalogueMode,
  CatalogueModel,
  Choice,
  Choices,
  Condition,
  ParameterName,
  RuleReason,
} from './catalogue-types.ts';
import { HAILUO } from './makers/hailuo.ts';
import { LOCAL } from './makers/local.ts';
import { PIXVERSE } from './makers/pixverse.ts';
import { SORA_2 } from './makers/sora.ts';
import { VEO_3, VEO_3_1 } from './makers/veo.ts';
import { VIDU } from './makers/vidu.ts';
import { OPEN_MODELS } from './open/open-models.ts';

/**
 * Every model of the catalogue, in the order it is offered. Facts of the makers as of 2026-11-20; prices are what a maker
 * charges, in millionths of a US dollar.
 */
export const CATALOGUE: readonly CatalogueModel[] = [
  LOCAL,
  VEO_3_1,
  HAILUO,
  VIDU,
  PIXVERSE,
  ...OPEN_MODELS,
  VEO_3,
  SORA_2,
];

export function findModel(slug: string): CatalogueModel | undefined {
  return CATALOGUE.find((model) => model.slug === slug);
}

export function findMode(slug: string, mode: Mode): CatalogueMode | undefined {
  return findModel(slug)?.modes.find((one) => one.mode === mode);
}

// Object.entries forgets the key type.
export const parametersOf = ({ parameters }: CatalogueMode) =>
  Object.entries(parameters) as readonly (readonly [ParameterName, readonly Choice[]])[];

/** Whether every parameter the condition names has one of its values. */
export function holds(condition: Condition, choices: Choices): boolean {
  // Object.entries forgets the key type.
  const parts = Object.entries(condition) as readonly (readonly [ParameterName, readonly Choice[]])[];
  return parts.every(([name, values]) => {
    const chosen = choices[name];
    return chosen !== undefined && values.includes(chosen);
  });
}

/** Why a combination cannot be made, or undefined when it can. */
export function breachOf(mode: CatalogueMode, choices: Choices): RuleReason | undefined {
  return mode.rules.find((rule) => holds(rule.when, choices) && !holds(rule.allow, choices))?.because;
}

/** The first value of each parameter. */
export function defaultChoices(mode: CatalogueMode): Choices {
  return Object.fromEntries(parametersOf(mode).map(([name, values]) => [name, values[0]]));
}

type Named = readonly (readonly [ParameterName, readonly Choice[]])[];

/** The rows of its prices; none where it has one price. */
const pricedBy = ({ price }: CatalogueMode): readonly { readonly when: Condition }[] => {
  if ('flat' in price) return [];
  return 'gpu' in price ? price.gpu : price.rows;
};

/** The parameters that a rule or a price speaks of, and those that go with everything. */
function splitParameters(mode: CatalogueMode): { readonly bound: Named; readonly free: Named } {
  const conditions = [
    ...mode.rules.flatMap(({ when, allow }) => [when, allow]),
    ...pricedBy(mode).map(({ when }) => when),
  ];
  const named = new Set(conditions.flatMap((condition) => Object.keys(condition)));
  // A price by the second speaks of the length.
  if ('rows' in mode.price && mode.price.rows.some(({ per }) => per === 'second')) named.add('seconds');
  const [bound, free] = [[], []] as [Named[number][], Named[number][]];
  for (const entry of parametersOf(mode)) (named.has(entry[0]) ? bound : free).push(entry);
  return { bound, free };
}

const productOf = (parameters: Named): Choices[] =>
  parameters.reduce<Choices[]>(
    (made, [name, values]) => made.flatMap((choices) => values.map((value) => ({ ...choices, [name]: value }))),
    [{}],
  );

const madeOf = (mode: CatalogueMode, parameters: Named): Choices[] =>
  productOf(parameters).filter((choices) => breachOf(mode, choices) === undefined);

const boundChoices = (mode: CatalogueMode): Choices[] => madeOf(mode, splitParameters(mode).bound);

/** Every combination that can be made of all its parameters: thousands, where a model has many. */
export const everyChoiceOf = (mode: CatalogueMode): readonly Choices[] => madeOf(mode, parametersOf(mode));

/**
 * Every combination that can be made of the parameters that a rule or a price speaks of, with each value of the others
 * once: those go with everything, and change no price.
 */
export function combinationsOf(mode: CatalogueMode): Choices[] {
  const { free } = splitParameters(mode);
  const usual = Object.fromEntries(free.map(([name, values]) => [name, values[0]]));
  const variants = free.flatMap(([name, values]) => values.slice(1).map((value) => ({ ...usual, [name]: value })));
  return boundChoices(mode).flatMap((choices) => [usual, ...variants].map((others) => ({ ...choices, ...others })));
}

/** What of the wanted a mode has, else its default. */
const ownChoices = (mode: CatalogueMode, wanted: Choices): Choices =>
  Object.fromEntries(
    parametersOf(mode).map(([name, values]) => [name, values.find((value) => value === wanted[name]) ?? values[0]]),
  );

const KEEP_THE_LAST_CHOICE = 100;

/** The nearest combination that can be made: keeps `changed` as it is, then as many other choices as possible. */
export function nearestChoices(mode: CatalogueMode, wanted: Choices, changed?: ParameterName): Choices {
  const own = ownChoices(mode, wanted);
  if (mode.rules.length === 0) return own;
  const weightOf = (name: ParameterName) => (name === changed ? KEEP_THE_LAST_CHOICE : 1);
  const kept = (choices: Choices) =>
    splitParameters(mode)
      .bound.filter(([name]) => choices[name] === wanted[name])
      .reduce((sum, [name]) => sum + weightOf(name), 0);
  const [first = {}, ...others] = boundChoices(mode);
  return { ...own, ...others.reduce((best, one) => (kept(one) > kept(best) ? one : best), first) };
}
