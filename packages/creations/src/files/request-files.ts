import type { NamedFile } from '@kinora/api-client';
import { filesIn, inputWith, type FileSlot, type Mode } from '@kinora/contracts/catalogue';

import type { UnsentRequest } from '../unsent-request.ts';

/** Files of this device that a request needs on the server. */
export type RequestFiles = Readonly<Partial<Record<FileSlot, NamedFile>>>;

/** Ids of uploads, by what they are for. */
export type UploadIds = Readonly<Partial<Record<FileSlot, string>>>;

/** A request whose files are not on the server yet. */
export interface RequestWithFiles {
  readonly request: UnsentRequest;
  readonly files: RequestFiles;
}

/** What goes without a file of the member's. */
const OF_WORDS: readonly Mode[] = ['text'];

/** Whether the files of a request wait on this device. */
export const waitsForFiles = ({ mode, input }: Pick<UnsentRequest, 'mode' | 'input'>): boolean =>
  !OF_WORDS.includes(mode) && Object.keys(filesIn(input)).length === 0;

/** The request with its files on the server. */
export function withUploads(request: UnsentRequest, ids: UploadIds): UnsentRequest {
  const files = inputWith(ids);
  const others = request.others?.map((other) => ({ ...other, input: { ...other.input, ...files } }));
  return { ...request, input: { ...request.input, ...files }, ...(others && { others }) };
}
