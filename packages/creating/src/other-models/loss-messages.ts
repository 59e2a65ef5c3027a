import type { Choice, ParameterName } from '@kinora/contracts/catalogue';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

import { valueWords } from '../model/choice-messages.ts';
import type { Loss, PlainLoss } from './losses.ts';

const LEFT_OUT: Readonly<Partial<Record<ParameterName, MessageDescriptor>>> = {
  style: msg`style is left out`,
  camera: msg`camera move is left out`,
  motion: msg`amount of motion is left out`,
  pace: msg`speed is left out`,
  air: msg`atmosphere is left out`,
};

const PLAIN: Readonly<Record<PlainLoss, MessageDescriptor>> = {
  last: msg`last frame is left out`,
  crops: msg`your crop is left out`,
  part: msg`your video is used from its start`,
  negative: msg`negative prompt is left out`,
  sound: msg`sound is left out`,
  silence: msg`sound is added`,
  words: msg`you add a prompt`,
};

function referencesWords(kept: number, lost: number): MessageDescriptor {
  if (kept === 0) return msg`reference images are left out`;
  return msg`${plural(lost, { one: '# reference image is left out', other: '# reference images are left out' })}`;
}

/** The part of a sentence that tells one loss. */
function partWords(loss: Loss, i18n: I18n): MessageDescriptor {
  const valueOf = (name: ParameterName, value: Choice) => i18n._(valueWords(name, value));
  if (loss.kind === 'changed') {
    const [before, after] = [valueOf(loss.name, loss.from), valueOf(loss.name, loss.to)];
    return msg`${before} becomes ${after}`;
  }
  if (loss.kind === 'left-out') {
    const value = valueOf(loss.name, loss.value);
    return LEFT_OUT[loss.name] ?? msg`${value} is left out`;
  }
  if (loss.kind === 'references') return referencesWords(loss.kept, loss.lost);
  if (loss.kind !== 'shape-of-file') return PLAIN[loss.kind];
  return loss.file === 'image' ? msg`shape follows the image` : msg`shape follows the video`;
}

/** What another model cannot keep, as one line: "8 s becomes 5 s; sound is left out"; empty where it keeps everything. */
export function lossWords(losses: readonly Loss[], i18n: I18n): string {
  const parts = losses.map((loss) => i18n._(partWords(loss, i18n)));
  const [first = '', ...others] = parts;
  const line = others.reduce((one, other) => i18n._(msg`${one}; ${other}`), first);
  return line.charAt(0).toLocaleUpperCase(i18n.locale) + line.slice(1);
}
