import type { InputProblems } from '@kinora/contracts/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is wrong with a prompt, and what to do. */
export function promptProblemWords(problem: string, { max }: { max: number }): MessageDescriptor {
  switch (problem) {
    case 'missing':
      return msg`Type what should happen in the clip.`;
    case 'too-long':
      return msg`This model reads ${max} characters. Shorten the prompt.`;
    default:
      return msg`This prompt cannot be used. Change it and try again.`;
  }
}

/** The first problem besides the prompt's, in words; undefined when there is none. */
export function otherProblemWords({ prompt: _prompt, ...others }: InputProblems): MessageDescriptor | undefined {
  const [name] = Object.keys(others);
  switch (name) {
    case undefined:
      return undefined;
    case 'seed':
      return msg`The seed is a whole number. Choose another one.`;
    case 'combination':
      return msg`These settings do not go together. Change one of them.`;
    case 'model':
    case 'mode':
      return msg`This model does not make this kind of clip. Choose another one.`;
    default:
      return msg`One of the settings is not offered any more. Choose it again.`;
  }
}
