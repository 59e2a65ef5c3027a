import type { CreationInput } from '@kinora/contracts/creations';
import { checkEffectInput, EFFECT_RESOLUTIONS, type Recipe } from '@kinora/contracts/recipe';
import { atom, type WritableAtom } from 'jotai';

import { FIRST_SEED } from '../catalogue/effect-scene.ts';
import { takesText, takesTwo } from '../catalogue/effects.ts';

/** What was chosen for the parameters of one effect, by their ids. */
export type Chosen = Readonly<Record<string, number | string>>;

const NONE: Chosen = {};

const chosenBaseAtom = atom<Readonly<Record<string, Chosen>>>({});
const shapeBaseAtom = atom<string | null>(null);
const resolutionBaseAtom = atom<string>(EFFECT_RESOLUTIONS[0]);
const seedBaseAtom = atom(FIRST_SEED);
const secondsBaseAtom = atom<number | null>(null);

/** What was chosen, by the effect's id. */
export const chosenAtom = atom((get) => {
  const chosen = get(chosenBaseAtom);
  return (effect: string): Chosen => chosen[effect] ?? NONE;
});

export interface Choosing {
  /** Ids. */
  readonly effect: string;
  readonly parameter: string;
  readonly value: number | string;
}

export const chooseAtom = atom(null, (get, set, { effect, parameter, value }: Choosing) => {
  const all = get(chosenBaseAtom);
  set(chosenBaseAtom, { ...all, [effect]: { ...all[effect], [parameter]: value } });
});

/** Everything of an effect as it was usual. */
export const resetChoicesAtom = atom(null, (get, set, effect: string) => {
  const { [effect]: _gone, ...rest } = get(chosenBaseAtom);
  set(chosenBaseAtom, rest);
});

/** The shape that was chosen; null for the one nearest to the picture. */
export const shapeAtom = atom(
  (get) => get(shapeBaseAtom),
  (_get, set, shape: string) => set(shapeBaseAtom, shape),
);

/** The length that was chosen; null for the effect's shortest. */
export const secondsAtom = atom(
  (get) => get(secondsBaseAtom),
  (_get, set, seconds: number) => set(secondsBaseAtom, seconds),
);

const textBaseAtom = atom('');

/** The member's words; empty for the effect's own example. */
export const textAtom = atom(
  (get) => get(textBaseAtom),
  (_get, set, text: string) => set(textBaseAtom, text),
);

/** The size of the clip. */
export const resolutionAtom = atom(
  (get) => get(resolutionBaseAtom),
  (_get, set, resolution: string) => set(resolutionBaseAtom, resolution),
);

/** What the take on the stage is drawn with. */
export const seedAtom = atom((get) => get(seedBaseAtom));

const keepSeedAtom = atom(null, (_get, set, seed: number) => set(seedBaseAtom, seed));

/** Another take: everything that chance decides is decided again. */
export const shuffleSeedAtom = atom(null, (_get, set) => {
  const [seed = FIRST_SEED] = crypto.getRandomValues(new Uint32Array(1));
  set(seedBaseAtom, seed);
});

/** An input that has all an effect asks for, so that one request can be looked at alone. */
const whole = (effect: Recipe): CreationInput => ({
  first: 'a',
  ...(takesTwo(effect) && { last: 'b' }),
  ...(takesText(effect) && { prompt: 'c' }),
});

/** What is as it usually is was not chosen. */
const isUsual = ({ parameters }: Recipe, name: string, value: number | string): boolean =>
  parameters.some(({ id, usual }) => id === name && usual === value);

/** An atom that keeps one choice. */
type Setting<Value> = WritableAtom<unknown, [Value], unknown>;

/** Sets an effect up as an earlier clip or an address asks; what the effect does not have stays as it was. */
export const takeInputAtom = atom(null, (get, set, { effect, input }: { effect: Recipe; input: CreationInput }) => {
  const has = (part: CreationInput) => checkEffectInput(effect, { ...whole(effect), ...part }).ok;
  const values = Object.entries(input.values ?? {}).flatMap(([name, value]) =>
    typeof value !== 'boolean' && !isUsual(effect, name, value) && has({ values: { [name]: value } })
      ? [[name, value] as const]
      : [],
  );
  set(chosenBaseAtom, { ...get(chosenBaseAtom), [effect.id]: Object.fromEntries(values) });
  /** Takes one request over where there is one and the effect has it. */
  const take = <Value>(request: Value | undefined, part: (value: Value) => CreationInput, to: Setting<Value>) => {
    if (request !== undefined && has(part(request))) set(to, request);
  };
  take(input.shape, (shape) => ({ shape }), shapeAtom);
  take(input.seconds, (seconds) => ({ seconds }), secondsAtom);
  take(input.resolution, (resolution) => ({ resolution }), resolutionAtom);
  take(input.prompt, (prompt) => ({ prompt }), textAtom);
  take(input.seed, (seed) => ({ seed }), keepSeedAtom);
});
