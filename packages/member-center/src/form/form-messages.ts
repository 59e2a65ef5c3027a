import { fieldMessage } from '@kinora/auth';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The sentence for what a schema found. */
export function formWords(problem: string): MessageDescriptor {
  switch (problem) {
    case 'login.passwordErrorUsed':
      return msg`This is your current password. Choose another one.`;
    case 'member.key':
      return msg`Paste the key as the provider shows it.`;
    case 'member.word':
      return msg`Type the word exactly as shown.`;
    default:
      return fieldMessage(problem);
  }
}
