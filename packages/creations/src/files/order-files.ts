import type { NamedFile } from '@kinora/api-client';
import type { CreationInput } from '@kinora/contracts';

import type { Order } from '../order.ts';

/** The fields of an input that bring a picture, in the order effects take them. */
export const FILE_FIELDS = ['first', 'last'] as const satisfies readonly (keyof CreationInput)[];
export type FileField = (typeof FILE_FIELDS)[number];

/** Pictures of this device that an order needs on the server. */
export type OrderFiles = Readonly<Partial<Record<FileField, NamedFile>>>;

/** Ids of uploads, by the field they are for. */
export type UploadIds = Readonly<Partial<Record<FileField, string>>>;

/** An order whose pictures are not on the server yet. */
export interface FiledOrder {
  readonly order: Order;
  readonly files: OrderFiles;
}

/** Whether the pictures of an order wait on this device: no effect goes without one. */
export const waitsForFiles = ({ mode, input }: Pick<Order, 'mode' | 'input'>): boolean =>
  mode === 'effect' && input.first === undefined;

/** The order with its pictures on the server. */
export const withUploads = (order: Order, ids: UploadIds): Order => ({ ...order, input: { ...order.input, ...ids } });
