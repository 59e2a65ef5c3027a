import { endpoint } from './endpoint.ts';

export const SUPPORT_TOPICS = ['account', 'credits', 'clip', 'report', 'other'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** A message to the operator: mailed, and kept. `email` says where the answer goes. */
export const contactSupport = endpoint<
  {
    readonly topic: SupportTopic;
    readonly email: string;
    readonly message: string;
    /** The creation it is about. */
    readonly creation?: string;
  },
  null
>()({
  kind: 'json',
  method: 'POST',
  service: 'product',
  path: '/api/kinora/support',
  refusals: {},
});
