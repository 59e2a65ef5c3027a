import { atom } from 'jotai';

/** What was chosen for the parameters of one effect, by their ids. */
export type Chosen = Readonly<Record<string, number | string>>;

const NONE: Chosen = {};

const chosenBaseAtom = atom<Readonly<Record<string, Chosen>>>({});
const shapeBaseAtom = atom<string | null>(null);
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
