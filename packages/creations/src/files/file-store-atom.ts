import { dropKeptFiles, keepFiles, readKeptFiles } from '@kinora/browser/kept';
import { atom } from 'jotai';

/** Where files wait over a login: the browser's data base; tests and stories set one of their own. */
export interface FileStore {
  readonly keep: typeof keepFiles;
  readonly read: typeof readKeptFiles;
  readonly drop: typeof dropKeptFiles;
}

export const fileStoreAtom = atom<FileStore>({ keep: keepFiles, read: readKeptFiles, drop: dropKeptFiles });
