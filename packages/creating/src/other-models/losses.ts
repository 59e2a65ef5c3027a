import {
  codePoints,
  findMode,
  parametersOf,
  tidyText,
  type Choice,
  type Choices,
  type ParameterName,
} from '@kinora/contracts/catalogue';

import type { Asked } from '../draft/draft.ts';
import { pixels } from '../model/model-facts.ts';
import { ENGINE } from '../preview/preview-options.ts';
import { chosenOf, type Target } from './fitting-choices.ts';

/** What another model cannot keep of a creation, or what it needs besides. */
export type Loss =
  | { readonly kind: 'changed'; readonly name: ParameterName; readonly from: Choice; readonly to: Choice }
  | { readonly kind: 'left-out'; readonly name: ParameterName; readonly value: Choice }
  /** The clip has the shape of the file it is made from. */
  | { readonly kind: 'shape-of-file'; readonly file: 'image' | 'video' }
  | { readonly kind: 'references'; readonly kept: number; readonly lost: number }
  | { readonly kind: PlainLoss };

/** What needs no more words. */
export type PlainLoss = 'crops' | 'last' | 'negative' | 'part' | 'silence' | 'sound' | 'words';

/** A creation beside what another model would make of it. */
export interface Compared {
  readonly asked: Asked;
  readonly target: Target;
  readonly choices: Choices;
  /** It begins with a frame of the creation's own clip, which has its shape. */
  readonly isOfFrame: boolean;
}

/** Values that leave the choice to the model. */
const USUAL: readonly Choice[] = ['auto', 'general', 'keep', 'none', 'normal', '16:9'];

/** A name of quality belongs to its model; sound is told apart from what it is called. */
const UNTOLD: readonly ParameterName[] = ['tier', 'audio', 'sound', 'strength'];

function isUsual(name: ParameterName, value: Choice, { model, mode }: Asked): boolean {
  if (USUAL.includes(value)) return true;
  const values = mode === 'edit' ? undefined : findMode(model, mode)?.parameters[name];
  return name !== 'shape' && values?.[0] === value;
}

function lossOfShape(value: Choice, { asked, target, isOfFrame }: Compared): readonly Loss[] {
  const { files = [] } = target.mode;
  if (isOfFrame) return [];
  if (files.includes('first')) return [{ kind: 'shape-of-file', file: 'image' }];
  if (files.includes('video')) return value === 'auto' ? [] : [{ kind: 'shape-of-file', file: 'video' }];
  return isUsual('shape', value, asked) ? [] : [{ kind: 'left-out', name: 'shape', value }];
}

const isOfNumbers = (name: ParameterName): boolean => name === 'seconds' || name === 'shape';
const isMeasure = (name: ParameterName): boolean => name === 'resolution' || isOfNumbers(name);

/** Whether one value is told to have become another: a larger resolution takes nothing away. */
function isTold(name: ParameterName, from: Choice, to: Choice): boolean {
  return name === 'resolution' ? pixels(to) < pixels(from) : isOfNumbers(name);
}

function lossOf(name: ParameterName, compared: Compared): readonly Loss[] {
  const { asked, choices } = compared;
  const [from, to] = [chosenOf(name, asked), choices[name]];
  if (from === undefined || from === to) return [];
  if (to === undefined && name === 'shape') return lossOfShape(from, compared);
  if (to !== undefined && isTold(name, from, to)) return [{ kind: 'changed', name, from, to }];
  return isMeasure(name) || isUsual(name, from, asked) ? [] : [{ kind: 'left-out', name, value: from }];
}

/** Whether a clip has sound: a maker's where that can be chosen and is, the engine's unless its video's is taken off. */
function isHeard(model: string, choices: Choices): boolean {
  return choices.audio === true || (model === ENGINE && choices.sound !== 'none');
}

function lossOfSound({ asked, target, choices }: Compared): readonly Loss[] {
  const before: Choices = { audio: chosenOf('audio', asked) ?? false, sound: chosenOf('sound', asked) ?? 'keep' };
  const [was, is] = [isHeard(asked.model, before), isHeard(target.model, choices)];
  if (was && !is) return [{ kind: 'sound' }];
  // A maker without sound left no choice.
  return is && !was && asked.input.audio === false ? [{ kind: 'silence' }] : [];
}

/** One kind of loss, where there is one. */
const lostIf = (isLost: boolean, kind: PlainLoss): readonly Loss[] => (isLost ? [{ kind }] : []);

function lossOfFiles({ asked: { input }, target: { mode } }: Compared): readonly Loss[] {
  const { files = [], referencesMax = 0 } = mode;
  const { references = [], from = 0 } = input;
  const kept = Math.min(references.length, referencesMax);
  const lost = references.length - kept;
  return [
    ...lostIf(input.last !== undefined && !files.includes('last'), 'last'),
    ...(lost > 0 ? [{ kind: 'references', kept, lost } as const] : []),
    ...lostIf(input.crops !== undefined && !mode.takesCrops, 'crops'),
    ...lostIf(from > 0 && !mode.takesPart, 'part'),
  ];
}

/** Whether a model takes a negative prompt of this length. */
export const takesNegative = (negative: string, max: number | null): boolean =>
  max !== null && codePoints(negative) <= max;

function lossOfWords({ asked: { input }, target: { mode } }: Compared): readonly Loss[] {
  const isWordless = tidyText(input.prompt ?? '') === '';
  const { negative } = input;
  return [
    ...lostIf(isWordless && !mode.isWordless, 'words'),
    ...lostIf(negative !== undefined && !takesNegative(negative, mode.negativeMax), 'negative'),
  ];
}

/** Everything that another model cannot keep, what matters most first. */
export function lossesOf(compared: Compared): readonly Loss[] {
  const { model, mode } = compared.asked;
  const own = mode === 'edit' ? undefined : findMode(model, mode);
  const names = own ? parametersOf(own).map(([name]) => name) : [];
  const told = names.filter((name) => !UNTOLD.includes(name));
  return [
    ...lossOfWords(compared),
    ...lossOfFiles(compared),
    ...told.filter(isOfNumbers).flatMap((name) => lossOf(name, compared)),
    ...lossOfSound(compared),
    ...told.filter((name) => !isOfNumbers(name)).flatMap((name) => lossOf(name, compared)),
  ];
}
