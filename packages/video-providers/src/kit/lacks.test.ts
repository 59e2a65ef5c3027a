import {
  CATALOGUE,
  everyChoiceOf,
  findMode,
  modeWithout,
  nearestChoices,
  parametersOf,
} from '@kinora/contracts/catalogue';
import type { CatalogueMode, Choices, Lacks, Mode } from '@kinora/contracts/catalogue';
import type { CreationInput } from '@kinora/contracts/creations';
import { describe, expect, it } from 'vitest';

import { createOutbound } from '../outbound/create-outbound.ts';
import { REMOTE_KINDS } from '../remote-kinds.ts';
import type { RemoteProvider } from '../remote-provider.ts';
import { lacksOf } from './lacks.ts';

const outbound = createOutbound();
const models = Object.fromEntries(
  CATALOGUE.filter(({ slug }) => slug !== 'local').map(({ slug }) => [slug, `theirs/${slug}`]),
);
const providers = REMOTE_KINDS.map(({ create }) => create({ outbound, key: '', models }));
const named = (...names: readonly string[]) => providers.filter(({ name }) => names.includes(name));

function modeOf(model: string, name: Mode): CatalogueMode {
  const mode = findMode(model, name);
  if (!mode) throw new Error(`${model} has no ${name}`);
  return mode;
}

/** Each provider alone, and all of them together, with every model and mode that they run. */
const walked = [...providers.map((one) => [one]), providers].flatMap((runs) =>
  [
    ...new Map(runs.flatMap(({ offers }) => offers).map((offer) => [`${offer.model} ${offer.mode}`, offer])).values(),
  ].map(
    ({ mode, model }) =>
      [`${runs.length === 1 ? runs[0]?.name : 'all'}: ${model} ${mode}`, { runs, model, mode }] as const,
  ),
);

interface Walked {
  readonly runs: readonly RemoteProvider[];
  readonly model: string;
  readonly mode: Mode;
}

const isMade = ({ mode, model, runs }: Walked, choices: Choices, more: CreationInput = {}): boolean =>
  runs.some(
    (one) =>
      one.offers.some((offer) => offer.model === model && offer.mode === mode) &&
      one.validate({ model, mode, input: { prompt: 'a boat', ...choices, ...more } as CreationInput }) === undefined,
  );

describe.each(walked)('%s', (_name, asked) => {
  const whole = modeOf(asked.model, asked.mode);
  const lacks: Lacks = lacksOf(asked.runs, asked) ?? {};
  const offered = modeWithout(whole, lacks);
  const made = everyChoiceOf(offered).filter((choices) => isMade(asked, choices));
  const isTaken = (more: CreationInput) => made.some((choices) => isMade(asked, choices, more));

  it('starts at something that is made', () => {
    expect(isMade(asked, nearestChoices(offered, {}))).toBe(true);
  });

  it('is made with each single value that is offered, beside others that are offered', () => {
    const idle = parametersOf(offered).flatMap(([name, values]) =>
      values.filter((value) => !made.some((choices) => choices[name] === value)).map((value) => [name, value]),
    );
    expect(idle).toEqual([]);
  });

  it('is never made with a value that is lacking', () => {
    const lacking = everyChoiceOf(whole).filter((choices) =>
      parametersOf(whole).some(([name]) => lacks[name]?.some((value) => value === choices[name])),
    );
    expect(lacking.filter((choices) => isMade(asked, choices))).toEqual([]);
  });

  it('offers words to leave out, and to go without words, exactly where that is taken', () => {
    const taken = {
      negative: whole.negativeMax !== null && isTaken({ negative: 'rain' }),
      wordless: whole.isWordless === true && isTaken({ prompt: '' }),
    };
    expect({ negative: offered.negativeMax !== null, wordless: offered.isWordless === true }).toEqual(taken);
  });
});

it.each([
  [['google'], 'veo-3-1', 'text', undefined],
  [['fal'], 'veo-3-1', 'text', { resolution: ['4k'] }],
  [['replicate'], 'veo-3-1', 'text', { tier: ['lite'], resolution: ['4k'] }],
  [['fal', 'replicate'], 'veo-3-1', 'text', { resolution: ['4k'] }],
  [['fal', 'google'], 'veo-3-1', 'text', undefined],
  [['fal'], 'pixverse-4-5', 'text', undefined],
  [['fal'], 'pixverse-4-5', 'first-last', { motion: ['fast'] }],
  [['replicate'], 'pixverse-4-5', 'text', { motion: ['fast'], shape: ['4:3', '3:4'] }],
  [['fal'], 'vidu-q1', 'image', { wordless: true }],
  [['fal', 'vidu'], 'vidu-q1', 'image', undefined],
  [['openai-compatible'], 'vidu-q1', 'text', { style: ['anime'], motion: ['small', 'medium', 'large'], seed: true }],
  [['openai-compatible', 'comfyui'], 'wan-2-2', 'text', undefined],
  [['openai-compatible'], 'wan-2-2', 'text', { negative: true, seed: true }],
  [['comfyui'], 'veo-3-1', 'text', undefined],
  [[], 'veo-3-1', 'text', undefined],
] as const)('%j lack of %s in mode %s: %j', (...[names, model, mode, lacks]) => {
  expect(lacksOf(named(...names), { model, mode })).toEqual(lacks);
});

const takesFour: RemoteProvider['validate'] = ({ input: { crops, references = [] } }) =>
  references.length > 4 || crops ? { references: 'too-many' } : undefined;

it('counts the pictures that are taken, and knows of crops', () => {
  const offers = [
    { model: 'vidu-q1', mode: 'reference' },
    { model: 'wan-2-2', mode: 'image' },
  ] as const;
  expect(lacksOf([{ offers, validate: takesFour }], offers[0])).toEqual({ references: 4 });
  expect(lacksOf([{ offers, validate: takesFour }], offers[1])).toEqual({ crops: true });
});

it('says nothing of a mode that nobody makes anything of', () => {
  const offers = [{ model: 'veo-3-1', mode: 'text' }] as const;
  expect(lacksOf([{ offers, validate: () => ({ prompt: 'missing' }) }], offers[0])).toBeUndefined();
});
