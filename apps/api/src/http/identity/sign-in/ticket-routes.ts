import { fail, ok } from '@kinora/contracts';
import type { initMember, MemberStanding } from '@kinora/contracts/identity';
import { memberInput, memberInputKept, originInput } from '@kinora/contracts/identity-schemas';
import type { InputOf } from '@kinora/contracts/wire';

import { exchangeTicket, type ExchangeTicketDeps } from '../../../app/identity/sign-in/exchange-ticket.ts';
import { route, type Handle } from '../../route.ts';
import { memberSessionOf, type Visitor } from '../visitor.ts';
import { ownOrigin, type OwnOrigins } from './redirect-address.ts';

export interface TicketRouteDeps extends ExchangeTicketDeps {
  /** Sites of our own, as they are now. */
  readonly own: () => OwnOrigins;
  /** What the member has paid for. */
  readonly standingOf: (memberId: string) => Promise<Pick<MemberStanding, 'isSubscription' | 'paid'>>;
  /** Whether cookies carry sessions, so that their pages have no token to show. */
  readonly isKept: boolean;
}

type Answer = ReturnType<Handle<typeof initMember>>;

const FOREIGN = { reason: 'invalid', details: { fields: { origin: 'not-allowed' } } } as const;
const isTicket = (token: string) => token.startsWith('tk_');

/** Who the session is: the same one in header and body. Somebody else's session in the body is no ticket. */
async function tellStanding(deps: TicketRouteDeps, token: string, { session, token: shown }: Visitor): Answer {
  if (!session) return fail({ reason: 'session-expired' });
  if (token !== shown) return fail({ reason: 'unknown-ticket' });
  if (session.kind !== 'member') return fail({ reason: 'members-only', details: { reason: 'members-only' } });
  return ok({ user_id: session.id, integral_token: shown, ...(await deps.standingOf(session.id)) });
}

async function exchange(deps: TicketRouteDeps, input: InputOf<typeof initMember>, visitor: Visitor): Answer {
  const { token = '', confirmed, device_code: deviceCode } = input;
  // A ticket is good on one site: only browsers say which one they show.
  const shown = { token, origin: visitor.site ?? '', browser: visitor.begun };
  const result = await exchangeTicket(deps, {
    shown,
    present: visitor.session && { ...visitor.session, token: visitor.token },
    isConfirmed: confirmed === true,
    arrive: () => {
      const binding = visitor.bind();
      return { binding, device: visitor.device(binding), caller: visitor.caller({ deviceCode }) };
    },
  });
  if (result.ok) {
    const { memberId, email, start } = result.value;
    const opened = visitor.handOver(result.value.token);
    const told = start ? { start_credits: start.credits, start_refused: start.refused } : {};
    const standing = await deps.standingOf(memberId);
    return ok({ user_id: memberId, integral_token: opened, ...standing, token: opened, email, ...told });
  }
  const { failure } = result;
  return fail(
    failure.reason === 'confirm-member' ? { reason: failure.reason, details: { email: failure.email } } : failure,
  );
}

/** The session that was just opened, tickets that open one, and tickets for links to other sites of ours. */
export function ticketRoutes(deps: TicketRouteDeps) {
  return [
    route('initMember', {
      access: 'anyone',
      schema: deps.isKept ? memberInputKept : memberInput,
      handle: (input, visitor) => {
        const { token = '' } = input;
        return isTicket(token) ? exchange(deps, input, visitor) : tellStanding(deps, token, visitor);
      },
    }),
    route('mintTicket', {
      access: 'member',
      schema: originInput,
      handle: async ({ origin: asked }, visitor) => {
        const origin = ownOrigin(asked, deps.own());
        if (origin === undefined) return fail(FOREIGN);
        const ticket = await deps.tickets.mintFor(memberSessionOf(visitor), origin);
        return ticket === undefined ? fail({ reason: 'session-expired' }) : ok({ ticket });
      },
    }),
  ];
}
