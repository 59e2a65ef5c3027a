import type { Edit, TimelineDocument } from '@kinora/contracts/timeline';
import type { promisifyRequest, UseStore } from 'idb-keyval';

import { isRecord, numberOf } from './record.ts';

/** Whose projects a guest's are. */
export const GUEST = 'guest';

/** One step of a project; `edit` is what was done, also where the step undid it. */
export interface KeptStep {
  /** Counts from 1. */
  readonly sequence: number;
  /** The server's revision that was known when the step was made. */
  readonly base: number;
  readonly kind: 'do' | 'undo' | 'redo';
  readonly edit: Edit;
}

/** How much of the steps the server has. */
export interface KeptHead {
  /** The server's revision; it holds every step up to `saved`. */
  readonly revision: number;
  readonly saved: number;
  /** The last step of what was sent on `revision` and never answered; null when nothing was. */
  readonly sending: number | null;
  /** The document as it was when it was last opened here, with every step up to `documentAt`. */
  readonly document: TimelineDocument | null;
  readonly documentAt: number;
}

export interface KeptProject {
  readonly head: KeptHead | null;
  /** In their order. */
  readonly steps: readonly KeptStep[];
}

/** Whether the browser kept something; `full` when its quota is used up. */
export type Keeping = 'kept' | 'full' | 'blocked';

export interface ProjectLog {
  readonly read: () => Promise<KeptProject>;
  /** All of them or none. */
  readonly append: (steps: readonly KeptStep[]) => Promise<Keeping>;
  readonly writeHead: (head: KeptHead) => Promise<Keeping>;
  /** Writes this in the place of everything, all or nothing. */
  readonly replace: (kept: KeptProject) => Promise<Keeping>;
  /** Forgets the steps before one. */
  readonly forgetBefore: (sequence: number) => Promise<Keeping>;
}

// The head stands where no step does.
const HEAD = 0;
const KINDS: readonly unknown[] = ['do', 'undo', 'redo'] satisfies KeptStep['kind'][];

interface Opened {
  readonly store: UseStore;
  // Ready before anything is requested: an answer that nobody listens to yet is lost.
  readonly promisifyRequest: typeof promisifyRequest;
}

let opened: Promise<Opened> | undefined;

/** The data base is only asked by a page that edits. */
function openStore(): Promise<Opened> {
  opened ??= import('idb-keyval').then((database) => ({
    store: database.createStore('kinora-projects', 'steps'),
    promisifyRequest: database.promisifyRequest,
  }));
  return opened;
}

/** Resolves when the transaction is on the disk. */
async function written(write: (rows: IDBObjectStore) => void): Promise<Keeping> {
  try {
    const { store, promisifyRequest: finished } = await openStore();
    await store('readwrite', (rows) => {
      write(rows);
      return finished(rows.transaction);
    });
    return 'kept';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

function stepOf(stored: unknown): KeptStep | undefined {
  if (!isRecord(stored) || !isRecord(stored.edit) || !Array.isArray(stored.edit.changes)) return undefined;
  if (!KINDS.includes(stored.kind) || !numberOf(stored, 'sequence')) return undefined;
  // Written by `append`; what its changes say is compared with the document before they are applied.
  return stored as unknown as KeptStep;
}

function headOf(stored: unknown): KeptHead | null {
  if (!isRecord(stored) || numberOf(stored, 'revision') === undefined) return null;
  if (numberOf(stored, 'saved') === undefined || numberOf(stored, 'documentAt') === undefined) return null;
  // Written by `writeHead`.
  return stored as unknown as KeptHead;
}

const NOTHING: KeptProject = { head: null, steps: [] };

/** What this browser keeps of one project of one member. Nothing here throws. */
export function projectLog(owner: string, project: string): ProjectLog {
  const keyOf = (sequence: number) => [owner, project, sequence];
  const all = () => IDBKeyRange.bound(keyOf(HEAD), keyOf(Infinity));
  return {
    async read() {
      try {
        const { store, promisifyRequest: finished } = await openStore();
        const [first, ...rest] = await store('readonly', (rows) => finished<unknown[]>(rows.getAll(all())));
        const head = headOf(first);
        return { head, steps: (head ? rest : [first, ...rest]).flatMap((one) => stepOf(one) ?? []) };
      } catch {
        return NOTHING;
      }
    },
    append: (steps) =>
      written((rows) => {
        for (const step of steps) rows.put(step, keyOf(step.sequence));
      }),
    writeHead: (head) => written((rows) => void rows.put(head, keyOf(HEAD))),
    replace: ({ head, steps }) =>
      written((rows) => {
        rows.delete(all());
        if (head) rows.put(head, keyOf(HEAD));
        for (const step of steps) rows.put(step, keyOf(step.sequence));
      }),
    forgetBefore: (sequence) =>
      written((rows) => void rows.delete(IDBKeyRange.bound(keyOf(HEAD), keyOf(sequence), true, true))),
  };
}

/** Forgets all projects that this browser keeps, but those of these owners. */
export async function dropProjectLogs(except: readonly string[] = []): Promise<void> {
  await written((rows) => {
    const request = rows.openKeyCursor();
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (!cursor) return;
      const [owner] = Array.isArray(cursor.key) ? cursor.key : [];
      if (typeof owner !== 'string' || !except.includes(owner)) rows.delete(cursor.primaryKey);
      cursor.continue();
    });
  });
}
