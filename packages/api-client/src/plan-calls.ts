import {
  cancelPlan as cancelEndpoint,
  changePlan as changeEndpoint,
  getPlan,
  keepPlan as keepEndpoint,
  openPortal as portalEndpoint,
  previewPlan as previewEndpoint,
  turnPlan as turnEndpoint,
  type SandboxTurn,
} from '@kinora/contracts/plans';

import { translate, type Answer } from './answer.ts';
import type { ApiClient } from './api-client.ts';

/** A change that was previewed: at another price it is refused with the true one. */
export interface PlanChangeRequest {
  readonly sku: string;
  readonly expectedCents: number;
  /** The Idempotency-Key. */
  readonly key: string;
}

export const readPlan = (client: ApiClient): Answer<typeof getPlan> => client.call(getPlan, {});

/** What another plan would cost now. */
export const previewPlan = (client: ApiClient, sku: string): Answer<typeof previewEndpoint> =>
  client.call(previewEndpoint, { sku });

export const changePlan = (client: ApiClient, { key, ...change }: PlanChangeRequest): Answer<typeof changeEndpoint> =>
  client.call(changeEndpoint, { ...change, idempotencyKey: key });

export const cancelPlan = (client: ApiClient): Answer<typeof cancelEndpoint> => client.call(cancelEndpoint, {});

/** Takes a cancellation or a later change back. */
export const keepPlan = (client: ApiClient): Answer<typeof keepEndpoint> => client.call(keepEndpoint, {});

/** The page of the payment service where cards and invoices are cared for; `language` is that of the page to come back to. */
export const openPortal = (client: ApiClient, language: string): Answer<typeof portalEndpoint, string> =>
  translate(client.call(portalEndpoint, { language }), ({ url }) => url);

/** The sandbox alone: what time or a bank would do. */
export const turnPlan = (client: ApiClient, turn: SandboxTurn): Answer<typeof turnEndpoint> =>
  client.call(turnEndpoint, { turn });
