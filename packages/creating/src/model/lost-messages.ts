import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { LostChoice } from '../draft/draft.ts';
import { parameterWords, valueWords } from './choice-messages.ts';
import { modeWords } from './mode-messages.ts';

const MODE = msg`Start with`;
const UNUSED = { crops: msg`Your crop isn’t used.`, negative: msg`Your negative prompt isn’t used.` } as const;

type Unused = Extract<LostChoice, { name: keyof typeof UNUSED }>;

const isUnused = (lost: LostChoice): lost is Unused => lost.name in UNUSED;

function changeOf(lost: Exclude<LostChoice, Unused>) {
  if (lost.name === 'mode') return { name: MODE, from: modeWords(lost.from), to: modeWords(lost.to) };
  const { name, from, to } = lost;
  return { name: parameterWords(name), from: valueWords(name, from), to: valueWords(name, to) };
}

/** What another model could not keep, a sentence each. */
export function lostWords(lost: readonly LostChoice[], i18n: I18n): string {
  const sentences = lost.map((choice) => {
    if (isUnused(choice)) return i18n._(UNUSED[choice.name]);
    const { name, from, to } = changeOf(choice);
    const [parameter, before, after] = [i18n._(name), i18n._(from), i18n._(to)];
    return i18n._(msg`${parameter} changed from ${before} to ${after}.`);
  });
  return sentences.join(' ');
}
