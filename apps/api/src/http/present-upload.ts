import type { Upload } from '@kinora/contracts';

import type { UploadRecord } from '../domain/upload.ts';
import type { MediaAddresses } from './media-address.ts';

/** An upload as the contract reads it, with an address that works for a few hours. */
export function presentUpload(record: UploadRecord, addresses: Pick<MediaAddresses, 'sign'>): Upload {
  const { assetId, memberId: _, ...upload } = record;
  return { ...upload, url: assetId === null ? null : addresses.sign(assetId) };
}
