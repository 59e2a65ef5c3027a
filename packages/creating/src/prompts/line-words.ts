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
      return msg`No text. Write it or remove the line.`;
    case 'too-long':
      return msg`Longer than the ${max} characters this model reads. Shorten it.`;
    case 'too-many':
      return msg`Stands for more than ${TEXTS_MAX} prompts. Take some choices out.`;
    case 'cells':
      return msg`More cells than columns, so the text may be cut. Check it.`;
    case 'quote':
      return msg`A quote is not closed, so the text may be cut. Check it.`;
    default:
      return unreachable(problem);
  }
}

/** What is wrong with a prompt that stands for several. */
function aloneWords(problem: LineProblem | 'total', max: number): MessageDescriptor {
  if (problem === 'missing') return msg`One of the choices leaves no text. Write one, or take it out.`;
  if (problem === 'too-long')
    return msg`With some of its choices the prompt is longer than the ${max} characters this model reads. Shorten it.`;
  return msg`This prompt stands for more than ${TEXTS_MAX} prompts. Take some choices out.`;
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
  if (problem === 'total') return msg`The list stands for more than ${TEXTS_MAX} prompts. Remove some lines.`;
  return msg`Line ${line} cannot be made yet. Open the list: it says why.`;
}

/** Why a brace is only a letter. */
export function literalWords(literal: Literal): MessageDescriptor {
  switch (literal) {
    case 'unclosed':
      return msg`A brace is never closed, so it stays as it is written. Choices look like this: ${EXAMPLE}.`;
    case 'unopened':
      return msg`A brace is never opened, so it stays as it is written. Choices look like this: ${EXAMPLE}.`;
    case 'alone':
      return msg`Braces around a single choice stay as they are written. Put | between choices: ${EXAMPLE}.`;
    case 'deep':
      return msg`Choices go ${DEPTH_MAX} deep at most. These stay as they are written.`;
    default:
      return unreachable(literal);
  }
}
