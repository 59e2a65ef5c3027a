/** A file and what it is called; what the browser keeps of one. */
export interface KeptFile {
  readonly name: string;
  readonly content: Blob;
}

/** Files by the field of the input that they are for. */
export type KeptFiles = Readonly<Record<string, KeptFile>>;

// One request waits for a login at most, so one set of files does.
const PLACE = 'kinora:pending-files';

interface Kept {
  readonly key: string;
  readonly files: KeptFiles;
}

/** The data base of the browser is only asked when a file has to wait. */
const loadStore = () => import('idb-keyval');

/** Keeps files over sign-in and reload, under the key of the request they belong to; false when the browser did not. */
export async function keepFiles(key: string, files: KeptFiles): Promise<boolean> {
  try {
    const { set } = await loadStore();
    await set(PLACE, { key, files } satisfies Kept);
    return true;
  } catch {
    return false;
  }
}

/** The files kept under a key; null when there are none or the browser blocks them. */
export async function readKeptFiles(key: string): Promise<KeptFiles | null> {
  try {
    const { get } = await loadStore();
    const kept = await get<Kept>(PLACE);
    return kept?.key === key ? kept.files : null;
  } catch {
    return null;
  }
}

/** Forgets the kept files. */
export async function dropKeptFiles(): Promise<void> {
  try {
    const { del } = await loadStore();
    await del(PLACE);
  } catch {
    // A blocked data base holds nothing to forget.
  }
}
