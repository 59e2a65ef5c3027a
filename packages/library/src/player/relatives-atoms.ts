import { cursorOf, type Page } from '@kinora/api-client';
import { readRelatives } from '@kinora/api-client/creations';
import { createMemberPages } from '@kinora/auth';
import { ok } from '@kinora/contracts';
import type { LibraryItem } from '@kinora/contracts/library';

/** Of those that were made from a clip, so many are asked for at once. */
const PAGE = 12;

/** What was made from a clip, and where it came from, the nearest first. */
interface Relatives extends Page<LibraryItem> {
  readonly ancestors: readonly LibraryItem[];
}

/** Who is related to a clip, as far as that is known. */
export const createRelatives = (id: string) =>
  createMemberPages({
    readPage: async (client, _memberId, known: Relatives | null) => {
      const read = await readRelatives(client, { id, limit: PAGE, ...cursorOf(known) });
      return read.ok ? ok<Relatives>({ ...read.value.made, ancestors: read.value.ancestors }) : read;
    },
  });
