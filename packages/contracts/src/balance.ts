import { endpoint, type NoInput } from './endpoint.ts';

/** The available credits of the session: 0 for a guest. */
export const integral = endpoint<NoInput, { readonly total: number }>()({
  kind: 'json',
  method: 'GET',
  service: 'product',
  path: '/api/kinora/integral',
  refusals: {},
});
