import type { UploadUse } from '@kinora/contracts/uploads';

/** A file of the member's and what it is called on the device. */
export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

export interface SendFileOptions {
  /** What it's for; `creation` by default. */
  readonly use?: UploadUse | undefined;
  /** The id of an upload that was begun before; what arrived of it is not sent again. */
  readonly begun: string | null;
  /** Hears the id as soon as the server has given one. */
  readonly onBegun: (id: string) => void;
  /** How much has arrived, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Ends it, and has the server forget what arrived. */
  readonly signal: AbortSignal;
}
