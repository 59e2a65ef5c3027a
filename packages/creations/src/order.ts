import type { CreationRequest } from '@kinora/api-client/creations';

/** What somebody wants made; its key is added when it is sent. */
export type Order = Omit<CreationRequest, 'key'>;

/** What an order is called in the data layer: its effect, or the model that draws it. */
export const labelOf = ({ model, input }: Order): string => input.effect ?? model;

/** Clips that an order makes. */
export const clipsOf = ({ count, others = [], prompts = [''] }: Pick<Order, 'count' | 'others' | 'prompts'>): number =>
  count * prompts.length + others.length;

/** An order that was sent without an answer, and the key it was sent with. */
export interface Intent {
  readonly order: Order;
  readonly key: string;
}

const isSame = (one: Order, other: Order): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The key to send an order with: the one of the press before, when that press got no answer and asked for exactly the
 * same; so two presses never make two charges.
 */
export function intentFor(order: Order, { before, newKey }: { before: Intent | null; newKey: () => string }): Intent {
  return before && isSame(before.order, order) ? before : { order, key: newKey() };
}
