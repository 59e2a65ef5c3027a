import { FILE_FIELDS, nearestChoices, parametersOf, type Choice, type Choices, type Mode } from '@kinora/contracts';

import type { BroughtFiles } from '../own-files/bring-files-atoms.ts';
import { cropsOfAddress } from './crop-fragment.ts';
import { COUNTS, modeFor, modeOf, SEED_MAX, type Draft } from './draft.ts';

/** The settings of a draft as the fragment of an address, without `#`. */
export function fragmentOf({ model, mode, prompt, choices, from, seed, count }: Draft): string {
  const begins = from > 0 && { from };
  const fields = {
    model,
    ...(mode !== 'text' && { mode }),
    prompt,
    ...choices,
    ...begins,
    seed,
    ...(count > 1 && { count }),
  };
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
}

const chosenIn = (values: readonly Choice[], text: string | null): Choice | undefined =>
  values.find((value) => String(value) === text);

const numberIn = (fields: URLSearchParams, name: string): number => Number(fields.get(name) ?? Number.NaN);

function modelIn(fields: URLSearchParams, draft: Draft, modes: readonly Mode[]) {
  const wanted = fields.get('model') ?? '';
  const model = modeFor(wanted, { modes }) ? wanted : draft.model;
  return { model, mode: modeFor(model, { modes, wanted: fields.get('mode') ?? draft.mode }) ?? modeOf(draft) };
}

/** The files that an address names, by their uploads, and a clip that is to be the video. */
export function filesNamedIn(fields: URLSearchParams): BroughtFiles {
  const references = fields.get('references')?.split(' ').filter(Boolean) ?? [];
  const named = FILE_FIELDS.flatMap((field) => (fields.get(field) ? [[field, fields.get(field)] as const] : []));
  const clip = fields.get('clip');
  return { ...Object.fromEntries(named), ...(references.length > 0 && { references }), ...(clip && { clip }) };
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
    prompt: fields.get('prompt') ?? draft.prompt,
    from: from >= 0 ? from : draft.from,
    crops: cropsOfAddress(fields, draft.crops),
    seed: isSeed ? seed : draft.seed,
    keepsSeed: isSeed || draft.keepsSeed,
    count: COUNTS.includes(count) ? count : draft.count,
  };
}
