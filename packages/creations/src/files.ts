export { fetchFileAtom, loadFileAtom, type LostFile } from './files/fetch-file-atoms.ts';
export { type FileStore, fileStoreAtom } from './files/file-store-atom.ts';
export { uploadRefusalWords } from './files/refusal-messages.ts';
export type { RequestFiles, RequestWithFiles } from './files/request-files.ts';
export {
  cancelFilesAtom,
  type FileFailure,
  type FileProgress,
  fileProgressAtom,
  pauseFilesAtom,
} from './files/send-files-atoms.ts';
export { submitFilesAtom } from './files/submit-files-atoms.ts';
export { timelineRefusalMessage } from './files/timeline-refusal-messages.ts';
export { isFileToBlame, uploadWords } from './files/upload-messages.ts';
