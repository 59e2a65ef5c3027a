import type { Upload } from '@kinora/contracts/uploads';

import type { UploadRecord } from '../../domain/uploads/upload.ts';
import type { MediaAddresses } from '../media-address.ts';

/** An upload as the contract reads it, with addresses that work for a few hours. */
export function presentUpload(record: UploadRecord, addresses: Pick<MediaAddresses, 'sign'>): Upload {
  const { assetId, memberId: _, posterId, ...upload } = record;
  const addressOf = (id: string | null) => (id === null ? null : addresses.sign(id));
  return { ...upload, url: addressOf(assetId), poster: addressOf(posterId) };
}
