import { fail, ok } from '@kinora/contracts';
import { creationById, uploadById, uploadsPage } from '@kinora/contracts/schemas';

import { clipAsUpload, type ClipUploadDeps } from '../../app/uploads/clip-as-upload.ts';
import type { Uploads } from '../../domain/uploads/upload.ts';
import { memberIdOf } from '../identity/visitor.ts';
import type { MediaAddresses } from '../media-address.ts';
import { route } from '../route.ts';
import { presentUpload } from './present-upload.ts';

export interface UploadRouteDeps extends ClipUploadDeps {
  readonly uploads: ClipUploadDeps['uploads'] & Pick<Uploads, 'list'>;
  readonly addresses: Pick<MediaAddresses, 'sign'>;
}

const PAGE = 20;

/** The calls that read uploads or make one of a clip; those that bring them speak tus. */
export function uploadRoutes(deps: UploadRouteDeps) {
  const { addresses, uploads } = deps;
  return [
    route('listUploads', {
      access: 'member',
      schema: uploadsPage,
      handle: async ({ cursor, limit = PAGE, use }, visitor) => {
        const page = await uploads.list(memberIdOf(visitor), { cursor, limit, use });
        return ok({ uploads: page.uploads.map((record) => presentUpload(record, addresses)), next: page.next });
      },
    }),
    route('getUpload', {
      access: 'member',
      schema: uploadById,
      handle: async ({ id }, visitor) => {
        const record = await uploads.find(memberIdOf(visitor), id);
        return record ? ok(presentUpload(record, addresses)) : fail({ reason: 'unknown-upload' });
      },
    }),
    route('uploadClip', {
      access: 'member',
      schema: creationById,
      handle: async ({ id }, visitor) => {
        const made = await clipAsUpload(deps, { memberId: memberIdOf(visitor), id });
        return made.ok ? ok(presentUpload(made.value, addresses)) : fail({ reason: made.failure });
      },
    }),
  ];
}
