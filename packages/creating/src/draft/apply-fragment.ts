import { VARIANTS } from '@kinora/contracts';
import { nearestChoices, parametersOf, type Choice, type Choices, type Mode } from '@kinora/contracts/catalogue';
import { cropsOfAddress } from '@kinora/creations/links';

import { COUNTS, modeFor, modeOf, SEED_MAX, type Draft } from './draft.ts';

const chosenIn = (values: readonly Choice[], text: string | null): Choice | undefined =>
  values.find((value) => String(value) === text);

const numberIn = (fields: URLSearchParams, name: string): number => Number(fields.get(name) ?? Number.NaN);

/** None where the address names none. */
function variantIn(fields: URLSearchParams): number | undefined {
  const variant = numberIn(fields, 'variant');
  return Number.isInteger(variant) && variant > 0 && variant < VARIANTS ? variant : undefined;
}

/** A prompt that comes without a negative one is asked for as it is. */
function wordsIn(fields: URLSearchParams, draft: Draft): Pick<Draft, 'negative' | 'prompt'> {
  const negative = fields.get('negative') ?? (fields.has('prompt') ? undefined : draft.negative);
  return { prompt: fields.get('prompt') ?? draft.prompt, negative };
}

function modelIn(fields: URLSearchParams, draft: Draft, modes: readonly Mode[]) {
  const wanted = fields.get('model') ?? '';
  const model = modeFor(wanted, { modes }) ? wanted : draft.model;
  return { model, mode: modeFor(model, { modes, wanted: fields.get('mode') ?? draft.mode }) ?? modeOf(draft) };
}

/** The draft that an address asks for; what it does not name or names wrongly stays as it was. */
export function applyFragment(draft: Draft, fragment: string, modes: readonly Mode[]): Draft {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const { model, mode } = modelIn(fields, draft, modes);
  const asked = parametersOf(mode).map(([name, values]) => [
    name,
    chosenIn(values, fields.get(name)) ?? draft.choices[name],
  ]);
  const seed = numberIn(fields, 'seed');
  const isSeed = Number.isInteger(seed) && seed >= 0 && seed <= SEED_MAX;
  const count = numberIn(fields, 'count');
  const from = numberIn(fields, 'from');
  return {
    ...draft,
    model,
    mode: mode.mode,
    // Object.fromEntries forgets the names.
    choices: nearestChoices(mode, Object.fromEntries(asked) as Choices),
    ...wordsIn(fields, draft),
    from: from >= 0 ? from : draft.from,
    crops: cropsOfAddress(fields, draft.crops),
    seed: isSeed ? seed : draft.seed,
    variant: isSeed ? variantIn(fields) : draft.variant,
    keepsSeed: isSeed || draft.keepsSeed,
    count: COUNTS.includes(count) ? count : draft.count,
  };
}
