import type { Creation } from '@kinora/contracts/creations';
import { isNotCharged } from '@kinora/credits';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import { isNews } from './activity.ts';

/** One sentence about clips that have just ended. */
export interface EndingNews {
  readonly look: 'success' | 'danger';
  readonly words: MessageDescriptor;
}

const TITLE_MAX = 60;

/** A title inside a sentence, kept apart from the direction of its words. */
function quoted(title: string): string {
  const letters = Array.from(title);
  const shown = letters.length > TITLE_MAX ? `${letters.slice(0, TITLE_MAX).join('').trimEnd()}…` : title;
  return `\u2068${shown}\u2069`;
}

type TitleOf = (creation: Creation) => string;

function readyWords(ready: readonly Creation[], titleOf: TitleOf): MessageDescriptor {
  const [first] = ready;
  if (first && ready.length === 1) {
    const title = quoted(titleOf(first));
    return msg`“${title}” is ready.`;
  }
  const count = ready.length;
  return msg`${plural(count, { one: '# clip is ready.', other: '# clips are ready.' })}`;
}

function failedWords(failed: readonly Creation[], titleOf: TitleOf): MessageDescriptor {
  const [first] = failed;
  const isFree = failed.every(isNotCharged);
  if (first && failed.length === 1) {
    const title = quoted(titleOf(first));
    return isFree ? msg`“${title}” couldn’t be created. You weren’t charged.` : msg`“${title}” couldn’t be created.`;
  }
  const count = failed.length;
  return isFree
    ? msg`${plural(count, { one: '# clip couldn’t be created. You weren’t charged.', other: '# clips couldn’t be created. You weren’t charged for them.' })}`
    : msg`${plural(count, { one: '# clip couldn’t be created.', other: '# clips couldn’t be created.' })}`;
}

/** What to say about clips that have just ended: at most one sentence of what is ready, and one of what is not. */
export function endingNews(endings: readonly Creation[], titleOf: TitleOf): readonly EndingNews[] {
  const told = endings.filter(isNews);
  const ready = told.filter(({ state }) => state === 'ready');
  const failed = told.filter(({ state }) => state !== 'ready');
  return [
    ...(ready.length > 0 ? [{ look: 'success', words: readyWords(ready, titleOf) } as const] : []),
    ...(failed.length > 0 ? [{ look: 'danger', words: failedWords(failed, titleOf) } as const] : []),
  ];
}
