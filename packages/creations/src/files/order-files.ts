import type { NamedFile } from '@kinora/api-client';
import { filesIn, inputWith, type FileSlot, type Mode } from '@kinora/contracts/catalogue';

import type { Order } from '../order.ts';

/** Files of this device that an order needs on the server. */
export type OrderFiles = Readonly<Partial<Record<FileSlot, NamedFile>>>;

/** Ids of uploads, by what they are for. */
export type UploadIds = Readonly<Partial<Record<FileSlot, string>>>;

/** An order whose files are not on the server yet. */
export interface FiledOrder {
  readonly order: Order;
  readonly files: OrderFiles;
}

/** What goes without a file of the member's. */
const OF_WORDS: readonly Mode[] = ['text'];

/** Whether the files of an order wait on this device. */
export const waitsForFiles = ({ mode, input }: Pick<Order, 'mode' | 'input'>): boolean =>
  !OF_WORDS.includes(mode) && Object.keys(filesIn(input)).length === 0;

/** The order with its files on the server. */
export function withUploads(order: Order, ids: UploadIds): Order {
  const files = inputWith(ids);
  const others = order.others?.map((other) => ({ ...other, input: { ...other.input, ...files } }));
  return { ...order, input: { ...order.input, ...files }, ...(others && { others }) };
}
