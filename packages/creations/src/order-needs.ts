import type { PlanRights } from '@kinora/contracts/plans';
import { effectNeeds, planNeeds, type PlanNeed } from '@kinora/credits';

import { clipsOf, type Order } from './order.ts';

const NEEDS: readonly PlanNeed[] = ['effect', 'count', 'resolution'];

/** What the server named that a plan would give, among the fields of its refusal. */
export const needsIn = (fields: Readonly<Record<string, unknown>> = {}): readonly PlanNeed[] =>
  NEEDS.filter((need) => Object.hasOwn(fields, need));

/** What an order needs beyond these rights at a time (epoch milliseconds); nothing where it only costs credits. */
export function orderNeeds(order: Order, rights: PlanRights, now: number): readonly PlanNeed[] {
  const { effect, resolution } = order.input;
  if (effect !== undefined) return effectNeeds({ effect, resolution }, rights, now);
  const count = clipsOf(order);
  const asked = [order, ...(order.others ?? [])];
  const needs = asked.flatMap(({ model, input }) => planNeeds({ model, count, resolution: input.resolution }, rights));
  return [...new Set(needs)];
}
