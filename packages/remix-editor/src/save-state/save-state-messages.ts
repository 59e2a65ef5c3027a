import { unreachable } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { SaveState } from '../saving/save-state.ts';

type FailureReason = Extract<SaveState, { kind: 'failed' }>['reason'];

/** Why something is not saved, and what to do. */
export function saveFailureMessage(reason: FailureReason): MessageDescriptor {
  switch (reason) {
    case 'no-answer':
      return msg`Saved here. The server isn’t responding. We’ll keep trying.`;
    case 'not-kept':
      return msg`Not saved. This browser is out of space. Save a file or free up some space.`;
    case 'gone':
      return msg`This project is no longer on the server. Your edits are saved here. Save a copy or a file.`;
    case 'signed-out':
      return msg`You’re logged out. Your edits are saved here until you log in again.`;
    case 'project-too-large':
      return msg`Too large to save. Your edits are saved here. Remove some clips or save a file.`;
    case 'invalid-project':
      return msg`The server can’t save your last change. Undo it or save a file.`;
    default:
      return unreachable(reason);
  }
}

/** Where the edits are, in words; `time` is when they were saved, as a clock shows it. */
export function saveStateMessage(state: SaveState, time: string): MessageDescriptor {
  switch (state.kind) {
    case 'saved':
      return state.at === null ? msg`Saved` : msg`Saved ${time}`;
    case 'saving':
      return msg`Saving`;
    case 'offline':
      return msg`Saved here, syncs when you’re back`;
    case 'full':
      return msg`This browser is out of space. Your edits are saved to the server only.`;
    case 'failed':
      return saveFailureMessage(state.reason);
    case 'conflict':
      return msg`Changed on another device`;
    case 'looking':
      return msg`Another tab is editing`;
    case 'local':
      return msg`Saved in this browser only`;
    default:
      return unreachable(state);
  }
}
