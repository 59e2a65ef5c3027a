import type { UploadRecord } from './upload.ts';

/** Which clip a file is copied from, and which of its files. */
export interface CopiedClip {
  readonly creationId: string;
  readonly assetId: string;
}

/** Uploads that are copies of their member's own clips. Every method is one transaction. */
export interface ClipUploads {
  /** The upload that this file was copied to before and that is still there. */
  copyOf(memberId: string, clip: CopiedClip): Promise<UploadRecord | undefined>;
  /** A begun upload becomes ready: the copy lies where its file belongs. False where either is not there any more. */
  adopt(id: string, clip: CopiedClip): Promise<boolean>;
  /** The clips that some of a member's uploads are copies of. */
  clipsOf(memberId: string, uploads: readonly string[]): Promise<readonly string[]>;
}
