import type { Keeping, KeptHead, KeptProject, KeptStep, ProjectLog } from '@kinora/browser/projects';

import type { Step } from '../state/document-atoms.ts';
import { unsavedOf } from './kept-history.ts';

/** The steps on their way from the page over this browser to the server. */
export interface StepQueue {
  readonly head: () => KeptHead;
  readonly unsaved: () => readonly KeptStep[];
  /** Whether this browser has everything that the server has not got. */
  readonly isKept: () => boolean;
  readonly add: (step: Step) => void;
  /** Notes, before it is sent, what goes out on the present revision. */
  readonly markSending: (last: number) => Promise<void>;
  /** The server has everything up to a step, as this revision. */
  readonly markSaved: (last: number, revision: number) => void;
  /** The server has not taken what was sent. */
  readonly unmark: () => void;
  /** Resolves when everything is written. */
  readonly settled: () => Promise<void>;
}

/** Writes steps to the log one after the other; what does not fit is tried again with the next. */
export function createStepQueue(
  log: ProjectLog,
  kept: KeptProject & { readonly head: KeptHead },
  onWritten: () => void,
): StepQueue {
  let { head } = kept;
  let unsaved = unsavedOf(kept);
  let unkept: readonly KeptStep[] = [];
  let last = Math.max(head.saved, kept.steps.at(-1)?.sequence ?? 0);
  let hasFailed = false;
  let writes: Promise<unknown> = Promise.resolve();

  function write(run: () => Promise<Keeping>): Promise<unknown> {
    writes = writes.then(run).then(onWritten);
    return writes;
  }

  async function writeSteps(): Promise<Keeping> {
    const steps = unkept;
    if (steps.length === 0) return 'kept';
    const keeping = await log.append(steps);
    hasFailed = keeping !== 'kept';
    if (!hasFailed) unkept = unkept.filter(({ sequence }) => sequence > (steps.at(-1)?.sequence ?? 0));
    return keeping;
  }

  function move(next: Partial<KeptHead>): Promise<unknown> {
    head = { ...head, ...next };
    const written = head;
    return write(() => log.writeHead(written));
  }

  return {
    head: () => head,
    unsaved: () => unsaved,
    isKept: () => !hasFailed || unkept.length === 0,
    add(step) {
      last += 1;
      const next: KeptStep = { sequence: last, base: head.revision, ...step };
      unsaved = [...unsaved, next];
      unkept = [...unkept, next];
      void write(writeSteps);
    },
    async markSending(sending) {
      await move({ sending });
    },
    markSaved(saved, revision) {
      unsaved = unsaved.filter(({ sequence }) => sequence > saved);
      unkept = unkept.filter(({ sequence }) => sequence > saved);
      void move({ saved, revision, sending: null });
    },
    unmark: () => void move({ sending: null }),
    async settled() {
      await writes;
    },
  };
}
