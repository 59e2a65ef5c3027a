import type { Creations, NewFile } from '../../domain/creations/creation.ts';
import type { Erasures } from '../../domain/identity/erasures.ts';
import type { Storage } from '../../domain/storage.ts';

export interface EraseDeps {
  readonly erasures: Erasures;
  readonly creations: Pick<Creations, 'cancel' | 'unfinished'>;
  readonly storage: Pick<Storage, 'remove'>;
  /** Ends what the account could still be charged for; false where that is not sure yet, and the account waits. */
  readonly endPurchases: (memberId: string) => Promise<boolean>;
  /** Takes away the files of uploads that were removed. */
  readonly clearUploads: () => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface EraseRequestDeps {
  readonly erasures: Pick<Erasures, 'blank'>;
  readonly storage: Pick<Storage, 'remove'>;
}

/** Everything that may lie beside a clip, also where its worker died before it delivered. */
const KINDS: readonly NewFile['kind'][] = ['clip', 'master', 'peaks', 'poster', 'proxy', 'sprite'];

/** Waiting clips end with their credits back; workers stop those they draw. */
async function cancelCreations({ creations }: Pick<EraseDeps, 'creations'>, memberId: string): Promise<void> {
  for (const { id } of await creations.unfinished(memberId)) await creations.cancel(memberId, id);
}

/**
 * Ends the account: nothing is charged any more, credits that are held go back, then the door is shut. False where it
 * had gone before, or must wait.
 */
export async function closeAccount(
  deps: Pick<EraseDeps, 'creations' | 'endPurchases' | 'erasures' | 'now'>,
  memberId: string,
): Promise<boolean> {
  if (!(await deps.endPurchases(memberId))) return false;
  await cancelCreations(deps, memberId);
  return deps.erasures.close(memberId, deps.now());
}

/** The files of a creation, then what was asked for; what it cost stays in the books. */
export async function eraseRequest({ erasures, storage }: EraseRequestDeps, id: string): Promise<void> {
  for (const kind of KINDS) await storage.remove(`${id}-${kind}`);
  await erasures.blank(id);
}

async function eraseRequests(deps: EraseDeps, memberId: string): Promise<void> {
  for (;;) {
    const ids = await deps.erasures.requests(memberId);
    if (ids.length === 0) return;
    for (const id of ids) await eraseRequest(deps, id);
  }
}

async function eraseFiles({ erasures, storage }: EraseDeps, memberId: string): Promise<void> {
  for (;;) {
    const files = await erasures.files(memberId);
    if (files.length === 0) return;
    for (const { id, storageKey } of files) {
      await storage.remove(storageKey);
      await erasures.forgetFile(id);
    }
  }
}

/** Continues where the last run, of any process, ended. */
async function erase(deps: EraseDeps, memberId: string): Promise<void> {
  const { erasures } = deps;
  if (await erasures.isBusy(memberId)) return;
  await eraseRequests(deps, memberId);
  await eraseFiles(deps, memberId);
  await erasures.finish(memberId);
}

/**
 * Lets the accounts go whose time has come. Any number of processes may do so at once, and end anywhere: a file goes
 * before the row that names it, and a round that finds work still running leaves the rest to the next one.
 */
export async function eraseAccounts(deps: EraseDeps): Promise<void> {
  const { clearUploads, erasures, now } = deps;
  for (const id of await erasures.due(now())) await closeAccount(deps, id);
  const closed = await erasures.closed();
  if (closed.length === 0) return;
  for (const id of closed) {
    // What was asked for while the door was being shut.
    await cancelCreations(deps, id);
    await erasures.removeUploads(id);
  }
  await clearUploads();
  for (const id of closed) await erase(deps, id);
}
