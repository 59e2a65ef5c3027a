import { findModel } from '@kinora/contracts/catalogue';
import { scriptName } from '@kinora/creations';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';

import { checkedDraftAtom, modeAtom, settingsAtom } from '../draft/draft-atoms.ts';
import { otherProblemWords } from '../draft/problem-messages.ts';
import { listAtom } from '../list/list-atoms.ts';
import { statusOf } from '../model/model-status.ts';
import { reachableRoutesAtom } from '../model/reachable-routes-atoms.ts';
import { understoodAtom } from '../preview/preview-atoms.ts';
import { linesProblemWords } from '../prompts/line-messages.ts';
import { linesProblemAtom } from '../prompts/prompts-atoms.ts';
import { upscaleProblemAtom } from '../sources/upscale-atoms.ts';

/** The chosen model's name when it does not run on this server; null when it does, or while unknown. */
const strangerAtom = atom((get) => {
  const { model: slug, mode } = get(settingsAtom);
  const { state, routes } = get(reachableRoutesAtom);
  const model = findModel(slug);
  if (!model || state !== 'ready') return null;
  return statusOf(model, { mode, routes }) === 'here' ? null : model.name;
});

/** Words that hold a name of the page's language. */
type WordsIn = (locale: string) => MessageDescriptor;

function captionWords(code: string, locale: string): MessageDescriptor {
  const script = scriptName(code, locale);
  return script === null
    ? msg`Captions in this script aren’t supported yet. Nothing is charged.`
    : msg`Captions in ${script} script aren’t supported yet. Nothing is charged.`;
}

/** What is wrong with one of several prompts; null for nothing. */
const linesWordsAtom = atom((get) => {
  const found = get(linesProblemAtom);
  const about = { isList: get(listAtom) !== null, max: get(modeAtom).promptMax };
  return found && linesProblemWords(found, about);
});

/** Why the draft can't be made here, apart from an empty prompt; null when it can. */
export const blockedAtom = atom((get): WordsIn | null => {
  const checked = get(checkedDraftAtom);
  const words = checked.ok ? undefined : otherProblemWords(checked.failure);
  if (words) return () => words;
  const upscale = get(upscaleProblemAtom);
  if (upscale) return () => upscale;
  const lines = get(linesWordsAtom);
  if (lines) return () => lines;
  const name = get(strangerAtom);
  if (name !== null) return () => msg`${name} isn’t connected on this server. Choose a model that runs here.`;
  const script = get(understoodAtom)?.unsupportedScript;
  return script ? (locale) => captionWords(script, locale) : null;
});
