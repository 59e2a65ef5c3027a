import {
  nearestChoices,
  type Choice,
  type Choices,
  type Crop,
  type CroppedField,
  type Mode,
  type ParameterName,
} from '@kinora/contracts/catalogue';
import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';

import { keptDraftAtom, promptAtom } from '../kept/kept-draft-atoms.ts';
import { keptListAtom } from '../list/kept-list-atoms.ts';
import { layListAsideAtom } from '../list/list-atoms.ts';
import { applyFragment } from './apply-fragment.ts';
import { chosenAtom, pageModesAtom, wantedAtom } from './chosen-atoms.ts';
import {
  checkDraft,
  draftLike,
  lostBetween,
  lostNegative,
  modeFor,
  modeOf,
  SEED_MAX,
  switchMode,
  switchModel,
  type Asked,
  type Draft,
  type LostChoice,
  type Switched,
} from './draft.ts';
import { EXAMPLE_SEED } from './example.ts';
import { isSameJson } from './is-same-json.ts';
import { parametersWith } from './options.ts';
import { offeredModeAtom } from './own-key-atoms.ts';

export const anySeed = (): number =>
  crypto.getRandomValues(new Uint32Array(1)).reduce((_sum, word) => word % SEED_MAX, 0);

/** The mode as it can be had here. */
export const modeAtom = atom((get) => {
  const wanted = get(wantedAtom);
  return get(offeredModeAtom)(wanted) ?? modeOf(wanted);
});

/** The draft without its prompt: read again when something is chosen, not with every key. */
export const settingsAtom = selectAtom(
  atom((get) => switchMode(get(chosenAtom), get(modeAtom))),
  (draft) => draft,
  isSameJson,
);

/** What the last change of model or mode could not keep, and the choices before it; null where something else was last. */
const lastChangeAtom = atom<{ readonly before: Choices; readonly lost: readonly LostChoice[] } | null>(null);

/** What is set up on the page; survives a reload. */
export const draftAtom = atom((get): Draft => ({ ...get(settingsAtom), prompt: get(promptAtom) }));

/**
 * Choices that could not be kept: by another model or mode, beside reference pictures, or because nobody here can make
 * them.
 */
export const lostChoicesAtom = atom((get): readonly LostChoice[] => {
  const { before, lost } = get(lastChangeAtom) ?? { before: get(chosenAtom).choices, lost: [] };
  const settings = get(settingsAtom);
  return [...lost, ...lostNegative(settings, get(modeAtom)), ...lostBetween(before, settings.choices)];
});

/** The negative prompt as it is typed; null where the model takes none. */
export const negativeAtom = atom(
  (get): { readonly text: string; readonly max: number } | null => {
    const { negativeMax: max } = get(modeAtom);
    return max === null ? null : { text: get(settingsAtom).negative ?? '', max };
  },
  (_get, set, negative: string) => set(editAtom, { negative }),
);

/** The slug of the chosen model. */
export const chosenModelAtom = atom((get) => get(settingsAtom).model);

/** Every mode of the open page, and whether somebody here makes it with the chosen model. */
export const modesAtom = atom((get) => {
  const [model, offered] = [get(chosenModelAtom), get(offeredModeAtom)];
  return get(pageModesAtom).map((mode) => ({ mode, isHad: offered({ model, mode }) !== undefined }));
});

/** The most reference pictures that can be sent. */
export const referencesMaxAtom = atom(
  (get) => get(offeredModeAtom)({ model: get(chosenModelAtom), mode: 'reference' })?.referencesMax ?? 0,
);

/** Whether its clip goes from one picture to another. */
export const takesTwoAtom = atom((get) => get(modeAtom).files?.includes('last') ?? false);

/** Every parameter with what can be chosen right now. */
export const parametersAtom = atom((get) => parametersWith(get(modeAtom), get(settingsAtom).choices));

/** The input of the draft without its files, or what is wrong with it besides them. */
export const checkedDraftAtom = atom((get) => checkDraft(get(draftAtom), get(modeAtom)));

const editAtom = atom(null, (get, set, change: Partial<Draft>) => {
  set(keptDraftAtom, { ...get(draftAtom), ...change });
});

/** Takes one choice; the others give way where the catalogue's rules need it. */
export const chooseAtom = atom(null, (get, set, { name, value }: { name: ParameterName; value: Choice }) => {
  const wanted = { ...get(draftAtom).choices, [name]: value };
  set(editAtom, { choices: nearestChoices(get(modeAtom), wanted, name) });
  set(lastChangeAtom, null);
});

const switchAtom = atom(null, (get, set, { draft, lost }: Switched) => {
  const before = get(settingsAtom).choices;
  set(keptDraftAtom, draft);
  set(lastChangeAtom, { before, lost });
});

/** Changes the model: what fits stays, what does not is named by `lostChoicesAtom`. */
export const chooseModelAtom = atom(null, (get, set, model: string) => {
  const draft = get(draftAtom);
  // A page that names its model chooses it once more, and what gave way before stays said.
  if (model !== draft.model) set(switchAtom, switchModel(draft, model, get(pageModesAtom)));
});

/** Changes what the clip is made of, where the model can do that: what fits stays, as with another model. */
export const chooseModeAtom = atom(null, (get, set, wanted: Mode) => {
  const before = get(draftAtom);
  const mode = modeFor(before.model, { modes: get(pageModesAtom), wanted });
  if (mode?.mode === wanted) set(switchAtom, { draft: switchMode(before, mode), lost: [] });
});

export const setCountAtom = atom(null, (_get, set, count: number) => set(editAtom, { count }));

/** Where in a video the clip begins, in seconds. */
export const setFromAtom = atom(null, (_get, set, from: number) => set(editAtom, { from }));

/** Keeps a part of a file, or (`null`) leaves it to the engine. */
export const setCropAtom = atom(null, (get, set, { field, crop }: { field: CroppedField; crop: Crop | null }) => {
  const { [field]: before, ...others } = get(settingsAtom).crops;
  if (crop) set(editAtom, { crops: { ...others, [field]: crop } });
  else if (before) set(editAtom, { crops: others });
});

/** Fixes the seed at a number. */
export const setSeedAtom = atom(null, (_get, set, seed: number) =>
  set(editAtom, { seed, variant: undefined, keepsSeed: true }),
);

export const keepSeedAtom = atom(null, (_get, set, keepsSeed: boolean) => set(editAtom, { keepsSeed }));

/** Another random seed: the same scene redrawn. */
export const shuffleSeedAtom = atom(null, (_get, set) => set(editAtom, { seed: anySeed(), variant: undefined }));

/** Takes the example that plays, as `prompt` says it, with the seed that it plays with. */
export const takeExampleAtom = atom(null, (get, set, prompt: string) => {
  const seed = get(settingsAtom).keepsSeed ? {} : { seed: EXAMPLE_SEED, variant: undefined };
  set(editAtom, { prompt, ...seed });
});

/** Sets the form up like an earlier creation. */
export const takeSettingsAtom = atom(null, (get, set, asked: Asked) => {
  if (asked.input.prompt !== get(promptAtom)) set(layListAsideAtom, { keeps: true });
  set(keptDraftAtom, draftLike(get(draftAtom), asked, get(pageModesAtom)));
  set(lastChangeAtom, null);
});

/** Sets the form up as the fragment of an address asks. */
export const openLinkAtom = atom(null, (get, set, fragment: string) => {
  const prompt = new URLSearchParams(fragment.replace(/^#/, '')).get('prompt');
  const list = get(keptListAtom);
  // Its prompt stands in the field already.
  if (prompt !== null && prompt !== list?.lines[list.at]?.text) set(layListAsideAtom, { keeps: false });
  set(keptDraftAtom, applyFragment(get(draftAtom), fragment, get(pageModesAtom)));
  set(lastChangeAtom, null);
});
