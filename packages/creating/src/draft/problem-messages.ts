import type { InputProblems } from '@kinora/contracts/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is wrong with a prompt, and what to do. */
export function promptProblemWords(problem: string, { max }: { max: number }): MessageDescriptor {
  switch (problem) {
    case 'missing':
      return msg`Describe what happens in the clip.`;
    case 'too-long':
      return msg`This model reads up to ${max} characters. Shorten your prompt.`;
    default:
      return msg`This prompt can’t be used. Edit it and try again.`;
  }
}

/** The first problem besides the prompt's, in words; undefined when there is none. */
export function otherProblemWords({ prompt: _prompt, ...others }: InputProblems): MessageDescriptor | undefined {
  const [name] = Object.keys(others);
  switch (name) {
    case undefined:
      return undefined;
    case 'seed':
      return msg`The seed must be a whole number.`;
    case 'negative':
      return msg`The negative prompt is too long for this model. Shorten it under “More settings”.`;
    case 'combination':
      return msg`These settings don’t work together. Change one of them.`;
    case 'model':
    case 'mode':
      return msg`This model doesn’t make this kind of clip. Choose another model.`;
    default:
      return msg`One of your settings is no longer available. Choose another.`;
  }
}
