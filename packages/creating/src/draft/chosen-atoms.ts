import { offeredMode, PAGE_MODES } from '@kinora/contracts/catalogue';
import { referenceCountAtom } from '@kinora/source-files';
import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';

import { keptDraftAtom, type KeptDraft } from '../kept/kept-draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { reachableRoutesAtom } from '../model/reachable-routes-atoms.ts';
import { freshDraft, type Draft } from './draft.ts';
import { EXAMPLE_SEED } from './example.ts';
import { isSameJson } from './is-same-json.ts';
import { parseDraft } from './parse-draft.ts';

/** What the open page offers. */
export const pageModesAtom = atom((get) => PAGE_MODES[get(pageKindAtom)]);

type KeptSettings = Omit<KeptDraft, 'prompt'>;

/** What a browser starts with that keeps no draft yet: with a seed that a reload, such as that of a login, keeps. */
const freshAtom = atom((get) => freshDraft(get(pageModesAtom)[0], EXAMPLE_SEED));

/** What is kept besides the prompt. */
const keptSettingsAtom = selectAtom(
  keptDraftAtom,
  ({ prompt: _prompt, ...settings }): KeptSettings => settings,
  isSameJson,
);

/** The settings as they were chosen, whatever files are there and whoever makes clips. */
export const chosenAtom = atom((get): Draft => {
  const fresh = get(freshAtom);
  return parseDraft({ ...fresh, ...get(keptSettingsAtom), prompt: '' }, get(pageModesAtom)) ?? fresh;
});

/** What is to be made: of words, with reference pictures where there are some and somebody here takes them. */
export const wantedAtom = atom((get): Pick<Draft, 'mode' | 'model'> => {
  const { model, mode } = get(chosenAtom);
  if (get(pageKindAtom) !== 'text') return { model, mode };
  const { routes } = get(reachableRoutesAtom);
  const ways = get(referenceCountAtom) > 0 ? (['reference', 'text'] as const) : (['text'] as const);
  return { model, mode: ways.find((way) => offeredMode(routes, { model, mode: way })) ?? mode };
});
