import { apiClientAtom, cursorOf, type ApiClient, type Page } from '@kinora/api-client';
import { createMemberPages } from '@kinora/auth';
import { ok } from '@kinora/contracts';
import { listUploads, removeUpload, type Upload, type UploadKind } from '@kinora/contracts/uploads';
import { atom } from 'jotai';

const PAGE = 24;
/** How many pages without an upload of this kind are skipped automatically. */
const PAGES_MAX = 8;

/** Reads the next uploads of a kind: pages of others are skipped, up to some. */
async function readKind(client: ApiClient, kind: UploadKind, known: Page<Upload> | null) {
  let at: Page<Upload> | null = known;
  for (let page = 1; ; page += 1) {
    const read = await client.call(listUploads, { limit: PAGE, ...cursorOf(at) });
    if (!read.ok) return read;
    const { uploads, next } = read.value;
    at = { items: uploads.filter((upload) => upload.kind === kind), next };
    if (at.items.length > 0 || next === null || page === PAGES_MAX) return ok(at);
  }
}

const createUploads = (kind: UploadKind) =>
  createMemberPages({ readPage: (client, _memberId, known: Page<Upload> | null) => readKind(client, kind, known) });

/** What the member sent before, by kind. */
export const EARLIER_UPLOADS = {
  picture: createUploads('picture'),
  sound: createUploads('sound'),
  video: createUploads('video'),
} as const;

/** Has the server forget an upload; false where it did not answer. One that is gone already is gone. */
export const removeUploadAtom = atom(null, async (get, set, id: string): Promise<boolean> => {
  const answer = await get(apiClientAtom).call(removeUpload, { id });
  const isGone = answer.ok || (answer.failure.kind === 'refused' && answer.failure.reason === 'unknown-upload');
  if (isGone) for (const { removeItemAtom } of Object.values(EARLIER_UPLOADS)) set(removeItemAtom, id);
  return isGone;
});
