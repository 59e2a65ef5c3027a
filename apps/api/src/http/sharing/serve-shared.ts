import { sharedFile } from '@kinora/contracts/share';
import { CODES } from '@kinora/contracts/wire';

import { shownClip } from '../../domain/creations/shown-clip.ts';
import type { StoredFiles } from '../../domain/library/media.ts';
import type { Plans } from '../../domain/money/plans.ts';
import type { SharedRecord, Shares } from '../../domain/sharing/shares.ts';
import type { Storage } from '../../domain/storage.ts';
import type { Protocol } from '../create-app.ts';
import { refuseFile, sendFile, textOf } from '../library/serve-media.ts';

export interface SharedFileDeps {
  readonly shares: Pick<Shares, 'find'>;
  readonly files: StoredFiles;
  readonly plans: Pick<Plans, 'rightsOf'>;
  readonly storage: Storage;
}

/** The file that a name of a link's address means: what its member sees, no other. */
async function fileIdOf({ plans }: SharedFileDeps, { record }: SharedRecord, name: string) {
  if (record.result === null) return undefined;
  if (name === 'poster.jpg') return record.result.posterId;
  if (name !== 'clip.mp4') return undefined;
  const { hasCleanClips } = await plans.rightsOf(record.memberId);
  return shownClip(record.result, hasCleanClips).id;
}

/** Video and poster of a shared clip: asked for again each time, so that they end with their link. */
export function serveShared(deps: SharedFileDeps): Protocol {
  return (app) => {
    app.get(sharedFile.path, async (request, reply) => {
      const shared = await deps.shares.find(textOf(request.params, 'id'));
      const id = shared && (await fileIdOf(deps, shared, textOf(request.params, 'file')));
      const file = id === undefined ? undefined : await deps.files.find(id);
      if (!file) return refuseFile(reply, CODES.notFound, 'unknown-file');
      return sendFile(file, deps.storage, { request, reply });
    });
  };
}
