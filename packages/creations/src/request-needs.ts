import type { PlanRights } from '@kinora/contracts/plans';
import { effectNeeds, planNeeds, type PlanNeed } from '@kinora/credits';

import { clipsOf, type UnsentRequest } from './unsent-request.ts';

const NEEDS: readonly PlanNeed[] = ['effect', 'count', 'resolution'];

/** What the server named that a plan would give, among the fields of its refusal. */
export const needsIn = (fields: Readonly<Record<string, unknown>> = {}): readonly PlanNeed[] =>
  NEEDS.filter((need) => Object.hasOwn(fields, need));

/** What a request needs beyond these rights at a time (epoch milliseconds); nothing where it only costs credits. */
export function requestNeeds(request: UnsentRequest, rights: PlanRights, now: number): readonly PlanNeed[] {
  const { effect, resolution } = request.input;
  if (effect !== undefined) return effectNeeds({ effect, resolution }, rights, now);
  const count = clipsOf(request);
  const asked = [request, ...(request.others ?? [])];
  const needs = asked.flatMap(({ model, input }) => planNeeds({ model, count, resolution: input.resolution }, rights));
  return [...new Set(needs)];
}
