import type { Order } from '@kinora/contracts/money';

import { buyAddress } from '../link/purchase-link.ts';

/** Where an order is paid: its page here, or a page of the payment service that a buyer may be sent to. */
export function payAddress({ id, url }: Pick<Order, 'id' | 'url'>): string {
  const elsewhere = url === null ? null : buyAddress(url);
  return elsewhere?.href ?? `/checkout/${id}/`;
}
