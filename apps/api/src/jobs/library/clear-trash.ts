import type { Library } from '../../domain/library/library.ts';
import { eraseRequest, type EraseRequestDeps } from '../identity/erase-accounts.ts';

export interface ClearTrashDeps extends EraseRequestDeps {
  readonly library: Pick<Library, 'letGo' | 'rubbish'>;
  /** How long the trash keeps what is put into it. */
  readonly trashDays: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const DAY_MS = 86_400_000;

/**
 * Deletes what has left the trash: the files of a creation before its row forgets them, so that any number of
 * processes may do so at once and end anywhere. Money stays, and so do receipts.
 */
export async function clearTrash({ library, trashDays, now, ...deps }: ClearTrashDeps): Promise<void> {
  await library.letGo(now() - trashDays * DAY_MS);
  const failed = new Map<string, unknown>();
  for (;;) {
    const ids = (await library.rubbish()).filter((id) => !failed.has(id));
    for (const id of ids) await eraseRequest(deps, id).catch((error: unknown) => failed.set(id, error));
    if (ids.length === 0) break;
  }
  // One that cannot go keeps no other one here; it is tried again in the next round.
  for (const error of failed.values()) throw error;
}
