import { apiClientAtom, loadFile, type ApiFailure, type NamedFile } from '@kinora/api-client';
import { readUpload } from '@kinora/api-client/creations';
import { memberAtom } from '@kinora/auth';
import { digestOf, sentFile } from '@kinora/browser/kept';
import { fail, ok, type Result } from '@kinora/contracts';
import { atom } from 'jotai';

/** How a file at an address is read; tests and stories set their own. */
export const loadFileAtom = atom<{ readonly load: typeof loadFile }>({ load: loadFile });

/** Why a file is not here: it is gone or somebody else's, or it could not be asked for. */
export type LostFile = 'gone' | 'unreachable';

/** How the server answers where there is no such file. */
const UNKNOWN: readonly ApiFailure['kind'][] = ['refused', 'invalid'];

/**
 * Brings a picture that was sent before back to this page, by the id of its upload, and remembers that it is there: it
 * is not sent again.
 */
export const fetchFileAtom = atom(null, async (get, _set, id: string): Promise<Result<NamedFile, LostFile>> => {
  const member = get(memberAtom);
  if (!member) return fail('gone');
  const upload = await readUpload(get(apiClientAtom), id);
  if (!upload.ok) return fail(UNKNOWN.includes(upload.failure.kind) ? 'gone' : 'unreachable');
  if (upload.value.url === null) return fail('gone');
  try {
    const content = await get(loadFileAtom).load(upload.value.url);
    sentFile(member.id, await digestOf(content)).keep(id);
    return ok({ name: upload.value.name, content });
  } catch {
    return fail('unreachable');
  }
});
