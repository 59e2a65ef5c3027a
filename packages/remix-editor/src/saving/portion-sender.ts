import type { ApiFailure } from '@kinora/api-client';
import type { KeptHead, KeptStep } from '@kinora/browser/projects';
import type { Result } from '@kinora/contracts';
import type { Edit } from '@kinora/contracts/timeline';

import { firstPortion } from './edit-portion.ts';
import { editOf } from './kept-history.ts';
import { saveProblemOf, type EditsRefusal, type SaveProblem } from './save-state.ts';
import type { StepQueue } from './step-queue.ts';

/** Saves edits on a revision and tells the new one. */
export type SendEdits = (base: number, edits: readonly Edit[]) => Promise<Result<number, ApiFailure<EditsRefusal>>>;

export interface PortionSender {
  /** Why the last attempt did not work; null when it did. */
  readonly problem: () => SaveProblem | null;
  /** Attempts without success since the last one that worked. */
  readonly attempts: () => number;
  /** Epoch milliseconds. */
  readonly savedAt: () => number | null;
  /** Sends the first steps; true when they are saved. */
  readonly sendNext: () => Promise<boolean>;
}

/** What goes out next: exactly what was sent before, where nobody knows whether it arrived. */
function portionOf(unsaved: readonly KeptStep[], { sending }: KeptHead): readonly KeptStep[] {
  const sent = sending === null ? [] : unsaved.filter(({ sequence }) => sequence <= sending);
  return sent.length === 0 ? firstPortion(unsaved) : sent;
}

export function createPortionSender(
  queue: StepQueue,
  send: SendEdits,
  onSaved: (revision: number) => void,
): PortionSender {
  let problem: SaveProblem | null = null;
  let attempts = 0;
  let savedAt: number | null = null;
  return {
    problem: () => problem,
    attempts: () => attempts,
    savedAt: () => savedAt,
    async sendNext() {
      const portion = portionOf(queue.unsaved(), queue.head());
      const end = portion.at(-1)?.sequence ?? 0;
      await queue.markSending(end);
      const result = await send(queue.head().revision, portion.map(editOf));
      if (!result.ok) {
        problem = saveProblemOf(result.failure);
        attempts += 1;
        if (problem.kind === 'refused') queue.unmark();
        return false;
      }
      queue.markSaved(end, result.value);
      [problem, attempts, savedAt] = [null, 0, Date.now()];
      onSaved(result.value);
      return true;
    },
  };
}
