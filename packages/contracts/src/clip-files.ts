import { endpoint } from './endpoint.ts';

/** Where the ready clips of a batch can be had as one ZIP for ten minutes; without the right `plan-needed` is the reason. */
export const downloadBatch = endpoint<{ readonly id: string }, { readonly url: string }>()({
  kind: 'json',
  service: 'product',
  method: 'POST',
  path: '/api/kinora/batches/:id/download',
  refusals: { 403: 'not-allowed', 404: 'unknown-batch', 409: 'nothing-ready' },
});

/** The ZIP itself, by the address that `downloadBatch` tells. */
export const batchFile = endpoint<
  { readonly id: string; readonly expires: string; readonly signature: string },
  null
>()({
  kind: 'media',
  method: 'GET',
  service: 'media',
  path: '/media/batch/:id',
  anonymous: true,
  refusals: { 404: 'unknown-file', 410: 'address-expired' },
});

/** A stored file, by a signed address that expires. */
export const media = endpoint<
  { readonly id: string; readonly expires: number; readonly signature: string },
  Uint8Array
>()({
  kind: 'media',
  service: 'media',
  method: 'GET',
  path: '/media/:id',
  anonymous: true,
  refusals: { 404: 'unknown-file', 410: 'address-expired' },
});
