import { fail, ok } from '@kinora/contracts';
import { pageInput, uploadById } from '@kinora/contracts/schemas';

import type { Uploads } from '../domain/upload.ts';
import type { MediaAddresses } from './media-address.ts';
import { presentUpload } from './present-upload.ts';
import { route, type Route } from './route.ts';
import { memberIdOf } from './visitor.ts';

export interface UploadRouteDeps {
  readonly uploads: Pick<Uploads, 'find' | 'list'>;
  readonly addresses: Pick<MediaAddresses, 'sign'>;
}

const PAGE = 20;

/** The calls that read uploads; those that bring them speak tus. */
export function uploadRoutes({ addresses, uploads }: UploadRouteDeps): Route[] {
  return [
    route('listUploads', {
      access: 'member',
      schema: pageInput,
      handle: async ({ cursor, limit = PAGE }, visitor) => {
        const page = await uploads.list(memberIdOf(visitor), { cursor, limit });
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
  ];
}
