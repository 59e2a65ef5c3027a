import { atom } from 'jotai';

import { modeAtom, settingsAtom } from '../draft/draft-atoms.ts';
import { checkDraft } from '../draft/draft.ts';
import { promptAtom } from '../kept/kept-draft-atoms.ts';
import { literalPrompt, TEXTS_MAX } from '../list/expand-prompt.ts';
import { keptListAtom, type ListLine } from '../list/kept-list-atoms.ts';
import { addLinesAtom, goToLineAtom, listAtom, replaceLinesAtom } from '../list/list-atoms.ts';
import { planLine, type LineProblem, type PlannedLine } from './plan-lines.ts';

const limitsAtom = atom((get) => {
  const { promptMax: max } = get(modeAtom);
  return { max, isOptional: false };
});

/** The lines that nobody types in right now: read again when the list changes, not with every key. */
const restAtom = atom((get): readonly PlannedLine[] => {
  const list = get(keptListAtom);
  const limits = get(limitsAtom);
  return list?.isAside === false ? list.lines.map((line) => planLine(line, limits)) : [];
});

const currentAtom = atom((get): PlannedLine => {
  const list = get(listAtom);
  const line: ListLine = list?.lines[list.at] ?? { text: get(promptAtom) };
  // A prompt that stands alone says by itself when it is empty.
  return planLine(line, { ...get(limitsAtom), isOptional: list === null });
});

/** Every line of the list with what it stands for; the prompt alone where there is no list. */
export const plannedAtom = atom((get): readonly PlannedLine[] => {
  const list = get(listAtom);
  const current = get(currentAtom);
  return list ? get(restAtom).with(list.at, current) : [current];
});

/** Every text to be made, in order. */
export const textsAtom = atom((get) => get(plannedAtom).flatMap(({ texts }) => texts));

/** Several prompts, or one that comes from a list. */
export const isManyAtom = atom((get) => get(listAtom) !== null || get(currentAtom).count > 1);

/** The first line that nothing can be made of, from 1; `total`: too many texts in all. */
export const linesProblemAtom = atom(
  (get): { readonly line: number; readonly problem: LineProblem | 'total' } | null => {
    if (!get(isManyAtom)) return null;
    const planned = get(plannedAtom);
    const at = planned.findIndex(({ problem }) => problem !== null);
    const problem = planned[at]?.problem;
    if (problem) return { line: at + 1, problem };
    const isTooLong = planned.reduce((sum, { count }) => sum + count, 0) > TEXTS_MAX;
    return isTooLong ? { line: planned.length, problem: 'total' } : null;
  },
);

const variationAtom = atom(0);

const shownVariationAtom = atom((get) => {
  const { texts } = get(currentAtom);
  return Math.max(0, Math.min(get(variationAtom), texts.length - 1));
});

/** The text on the stage, as it will be drawn. */
export const shownPromptAtom = atom((get) => {
  const { texts, text } = get(currentAtom);
  return texts[get(shownVariationAtom)] ?? text;
});

/** Why a brace of the prompt on the stage is only a letter; null where none is. */
export const shownLiteralAtom = atom((get) => get(currentAtom).literal);

/** Which of how many is on the stage, from 1; null where there is one alone. */
export const shownPlaceAtom = atom((get): { readonly number: number; readonly count: number } | null => {
  const count = get(textsAtom).length;
  if (!get(isManyAtom) || count < 2) return null;
  const at = get(listAtom)?.at ?? 0;
  const before = get(plannedAtom)
    .slice(0, at)
    .reduce((sum, { texts }) => sum + texts.length, 0);
  return { number: before + get(shownVariationAtom) + 1, count };
});

/** Goes to the text after the one on the stage, or (-1) before it; after the last comes the first. */
export const stepAtom = atom(null, (get, set, by: 1 | -1) => {
  const place = get(shownPlaceAtom);
  if (!place) return;
  let wanted = (place.number - 1 + by + place.count) % place.count;
  for (const [at, { texts }] of get(plannedAtom).entries()) {
    if (wanted < texts.length) {
      set(goToLineAtom, at);
      set(variationAtom, wanted);
      return;
    }
    wanted -= texts.length;
  }
});

/** The input of the text on the stage without its files, or what is wrong with it besides them. */
export const checkedShownAtom = atom((get) =>
  checkDraft({ ...get(settingsAtom), prompt: get(shownPromptAtom) }, get(modeAtom)),
);

const lineOf = (text: string): ListLine => ({ text: literalPrompt(text) });

/** What is left of lines after their first texts were made. */
function linesAfter(planned: readonly PlannedLine[], made: number): readonly ListLine[] {
  let left = made;
  return planned.flatMap(({ text, texts }): readonly ListLine[] => {
    const done = Math.min(left, texts.length);
    left -= done;
    if (done === 0) return [{ text }];
    return texts.slice(done).map(lineOf);
  });
}

/** Makes a list of the texts that the prompt stands for. */
export const makeListAtom = atom(null, (get, set) => {
  if (!get(listAtom)) set(addLinesAtom, get(textsAtom).map(lineOf));
});

const isSameStart = (texts: readonly string[], made: readonly string[]): boolean =>
  made.length <= texts.length && made.every((text, at) => text === texts[at]);

/** Takes texts that are being made out of the list; a prompt of which only some are made becomes a list of the others. */
export const dropMadeAtom = atom(null, (get, set, made: readonly string[]) => {
  const texts = get(textsAtom);
  if (!isSameStart(texts, made) || (!get(listAtom) && made.length === texts.length)) return;
  set(replaceLinesAtom, linesAfter(get(plannedAtom), made.length));
});
