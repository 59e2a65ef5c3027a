import { apiClientAtom, loadFile, readUpload, type NamedFile } from '@kinora/api-client';
import { memberAtom } from '@kinora/auth';
import { digestOf, sentFile } from '@kinora/browser';
import { atom } from 'jotai';

/** How a file at an address is read; tests and stories set their own. */
export const loadFileAtom = atom<{ readonly load: typeof loadFile }>({ load: loadFile });

/**
 * Brings a picture that was sent before back to this page, by the id of its upload, and remembers that it is there: it
 * is not sent again. Null where it is gone or somebody else's.
 */
export const bringFileAtom = atom(null, async (get, _set, id: string): Promise<NamedFile | null> => {
  const member = get(memberAtom);
  const upload = member ? await readUpload(get(apiClientAtom), id) : null;
  if (!member || !upload?.ok || upload.value.url === null) return null;
  try {
    const content = await get(loadFileAtom).load(upload.value.url);
    sentFile(member.id, await digestOf(content)).keep(id);
    return { name: upload.value.name, content };
  } catch {
    return null;
  }
});
