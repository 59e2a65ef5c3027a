import { unreachable } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { TEXTS_MAX } from '../list/expand-prompt.ts';
import { DEPTH_MAX, type Literal } from '../list/read-choices.ts';
import type { LineProblem } from './plan-lines.ts';

/** The same in every language: the engine reads English everywhere. */
const EXAMPLE = '{red|blue}';

/** What is wrong with a line, and what to do. `max`: code points that the model reads. */
export function lineWords(problem: LineProblem, max: number): MessageDescriptor {
  switch (problem) {
    case 'missing':
      return msg`No text. Write a prompt or remove this line.`;
    case 'too-long':
      return msg`This model reads up to ${max} characters. Shorten this prompt.`;
    case 'too-many':
      return msg`Makes more than ${TEXTS_MAX} prompts. Remove some variations.`;
    case 'cells':
      return msg`More cells than columns, so the text may be cut off. Check this line.`;
    case 'quote':
      return msg`A quote isn’t closed, so the text may be cut off. Check this line.`;
    default:
      return unreachable(problem);
  }
}

/** What is wrong with a prompt that stands for several. */
function aloneWords(problem: LineProblem | 'total', max: number): MessageDescriptor {
  if (problem === 'missing') return msg`One of the variations is empty. Add text or remove it.`;
  if (problem === 'too-long')
    return msg`Some variations are longer than the ${max} characters this model reads. Shorten the prompt.`;
  return msg`This prompt makes more than ${TEXTS_MAX} prompts. Remove some variations.`;
}

interface Found {
  readonly line: number;
  readonly problem: LineProblem | 'total';
}

/** Why nothing can be made of the prompts yet. */
export function linesProblemWords(
  { line, problem }: Found,
  about: { isList: boolean; max: number },
): MessageDescriptor {
  if (!about.isList) return aloneWords(problem, about.max);
  if (problem === 'total') return msg`The list makes more than ${TEXTS_MAX} prompts. Remove some lines.`;
  return msg`Line ${line} can’t be created yet. Open the list to see why.`;
}

/** Why a brace is only a letter. */
export function literalWords(literal: Literal): MessageDescriptor {
  switch (literal) {
    case 'unclosed':
      return msg`A brace isn’t closed, so it’s treated as text. Write variations like this: ${EXAMPLE}.`;
    case 'unopened':
      return msg`A brace isn’t opened, so it’s treated as text. Write variations like this: ${EXAMPLE}.`;
    case 'alone':
      return msg`Braces around a single option are treated as text. Put | between options: ${EXAMPLE}.`;
    case 'deep':
      return msg`Variations can be nested up to ${DEPTH_MAX} levels. These are treated as text.`;
    default:
      return unreachable(literal);
  }
}
