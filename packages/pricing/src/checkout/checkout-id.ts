import { findSku } from '@kinora/contracts/plans';

/** What `/checkout/{id}/` is about. */
export type CheckoutId =
  | { readonly kind: 'sku'; readonly sku: string }
  | { readonly kind: 'order'; readonly id: string }
  | { readonly kind: 'unknown' };

const ORDER = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An address may say anything. */
export function checkoutId(id: string): CheckoutId {
  if (findSku(id)) return { kind: 'sku', sku: id };
  return ORDER.test(id) ? { kind: 'order', id } : { kind: 'unknown' };
}
