import type { KeptHead, KeptProject, ProjectLog } from '@kinora/browser/projects';

import type { Step } from '../state/document-atoms.ts';
import { createPortionSender, type PortionSender, type SendEdits } from './portion-sender.ts';
import { saveStateOf, waitBefore, type SaveState } from './save-state.ts';
import { createStepQueue } from './step-queue.ts';

/** What is edited waits no longer than this before it goes to the server. */
const SAVE_AFTER_MS = 1500;

export interface SaverPorts {
  readonly log: ProjectLog;
  /** Null where there is no server for it: a guest's project. */
  readonly send: SendEdits | null;
  readonly isOnline: () => boolean;
  readonly onState: (state: SaveState) => void;
  /** The server has a new revision. */
  readonly onSaved: (revision: number) => void;
}

export interface ProjectSaver {
  readonly keep: (step: Step) => void;
  /** Saves everything now; true when the server has it. */
  readonly flush: () => Promise<boolean>;
  /** Tells the state again: a connection came or went. */
  readonly look: () => void;
  /** Sends nothing more; resolves when what is on its way has ended and everything is written. */
  readonly close: () => Promise<void>;
}

/** One thing that waits; what is asked for while it waits does not change when it happens. */
function createTimer(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start(wait: number): void {
      timer ??= setTimeout(run, wait);
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Brings steps into this browser at once and to the server soon, one request at a time. */
export function createSaver(ports: SaverPorts, kept: KeptProject & { readonly head: KeptHead }): ProjectSaver {
  const { log, send, isOnline, onState, onSaved } = ports;
  const queue = createStepQueue(log, kept, tell);
  const sender = send && createPortionSender(queue, send, onSaved);
  const timer = createTimer(() => void flush());
  const end = new AbortController();
  let running: Promise<void> | null = null;

  const isSaved = () => queue.unsaved().length === 0;

  function tell(): void {
    if (end.signal.aborted) return;
    const facts = { isOnline: isOnline(), isSaved: isSaved(), isKept: queue.isKept() };
    onState(
      saveStateOf(
        sender ? { ...facts, savedAt: sender.savedAt(), problem: sender.problem() } : { isKept: facts.isKept },
      ),
    );
  }

  async function sendAll({ problem, attempts, sendNext }: PortionSender): Promise<void> {
    if (problem()?.kind === 'conflict') return;
    let goesOn = true;
    while (goesOn && !isSaved() && !end.signal.aborted) {
      goesOn = await sendNext();
      tell();
    }
    const ended = problem();
    if (ended?.kind === 'retry' && !end.signal.aborted) timer.start(waitBefore(attempts(), ended.after));
  }

  async function flush(): Promise<boolean> {
    timer.stop();
    await queue.settled();
    if (!sender) return false;
    // What came while another run was ending is not in it.
    await running;
    running ??= sendAll(sender).finally(() => {
      running = null;
    });
    await running;
    return isSaved();
  }

  tell();
  if (sender && !isSaved()) timer.start(0);
  return {
    keep(step) {
      queue.add(step);
      tell();
      if (sender) timer.start(SAVE_AFTER_MS);
    },
    flush,
    look: tell,
    async close() {
      end.abort();
      timer.stop();
      await running;
      await queue.settled();
    },
  };
}
