import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { LostChoice } from '../draft/draft.ts';
import { parameterWords, valueWords } from './choice-words.ts';
import { modeWords } from './mode-words.ts';

const MODE = msg`Start with`;
const CROPS = msg`Your crop isn’t used.`;

function changeOf(lost: Exclude<LostChoice, { name: 'crops' }>) {
  if (lost.name === 'mode') return { name: MODE, from: modeWords(lost.from), to: modeWords(lost.to) };
  const { name, from, to } = lost;
  return { name: parameterWords(name), from: valueWords(name, from), to: valueWords(name, to) };
}

/** What another model could not keep, a sentence each. */
export function lostWords(lost: readonly LostChoice[], i18n: I18n): string {
  const sentences = lost.map((choice) => {
    if (choice.name === 'crops') return i18n._(CROPS);
    const { name, from, to } = changeOf(choice);
    const [parameter, before, after] = [i18n._(name), i18n._(from), i18n._(to)];
    return i18n._(msg`${parameter} changed from ${before} to ${after}.`);
  });
  return sentences.join(' ');
}
