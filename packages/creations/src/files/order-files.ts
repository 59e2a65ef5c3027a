import type { NamedFile } from '@kinora/api-client';
import type { FileField, Mode } from '@kinora/contracts';

import type { Order } from '../order.ts';

/** Files of this device that an order needs on the server. */
export type OrderFiles = Readonly<Partial<Record<FileField, NamedFile>>>;

/** Ids of uploads, by the field they are for. */
export type UploadIds = Readonly<Partial<Record<FileField, string>>>;

/** An order whose files are not on the server yet. */
export interface FiledOrder {
  readonly order: Order;
  readonly files: OrderFiles;
}

/** What goes without a file of the member's. */
const OF_WORDS: readonly Mode[] = ['text'];

/** Whether the files of an order wait on this device. */
export const waitsForFiles = ({ mode, input }: Pick<Order, 'mode' | 'input'>): boolean =>
  !OF_WORDS.includes(mode) && input.first === undefined && input.video === undefined;

/** The order with its files on the server. */
export const withUploads = (order: Order, ids: UploadIds): Order => ({ ...order, input: { ...order.input, ...ids } });
