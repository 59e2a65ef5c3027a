import { ok } from '@kinora/contracts';
import type { CommandNamed } from '@kinora/contracts/timeline';

import type { Draft, Outcome } from '../rules/draft.ts';

/** A new rate moves no clips. */
export function setProject(draft: Draft, command: CommandNamed<'setProject'>): Outcome {
  const { base } = draft;
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const name of ['name', 'rate', 'width', 'height', 'background'] as const) {
    if (command[name] === undefined || JSON.stringify(command[name]) === JSON.stringify(base[name])) continue;
    before[name] = base[name];
    after[name] = command[name];
  }
  draft.putProject(before, after);
  return ok([]);
}
