import { paymentHook } from '@kinora/contracts/money';
import { CODES } from '@kinora/contracts/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { CheckoutProvider } from '../../domain/money/checkout-provider.ts';
import type { Purchases } from '../../domain/money/purchase.ts';
import type { Protocol } from '../create-app.ts';
import { refusal, success } from '../envelope.ts';

export interface PaymentHookDeps {
  readonly provider: Pick<CheckoutProvider, 'kind' | 'verify'>;
  readonly purchases: Pick<Purchases, 'receive'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const BODY_BYTES = 1_048_576;
const FORGED = 401;

/**
 * Where a payment service tells what has happened. The signature is over the raw bytes; 200 is said when the event is
 * safely written down, and nothing else is done here.
 */
export function servePaymentHook({ now, provider, purchases }: PaymentHookDeps): Protocol {
  async function take({ body, headers }: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store');
    const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const event = await provider.verify({ body: raw, headers }, now());
    if (!event.ok) {
      const code = event.failure === 'unreadable' ? CODES.invalid : FORGED;
      return reply.code(code).send(refusal(code, event.failure));
    }
    await purchases.receive(provider.kind, event.value);
    return reply.send(success(null));
  }

  return (app) =>
    void app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, body, parsed) =>
        parsed(null, body),
      );
      const url = paymentHook.path.replace(':service', provider.kind);
      scope.route({ method: 'POST', url, bodyLimit: BODY_BYTES, handler: take });
      done();
    });
}
