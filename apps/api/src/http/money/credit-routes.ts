import { ok } from '@kinora/contracts';
import { noInput } from '@kinora/contracts/identity-schemas';
import type { CreditFilter, CreditKind, Credits } from '@kinora/contracts/money';
import { creditHistoryInput, exportCreditsInput } from '@kinora/contracts/schemas';

import { readCreditHistory, type CreditHistoryDeps } from '../../app/money/read-credit-history.ts';
import { memberIdOf } from '../identity/visitor.ts';
import { route } from '../route.ts';

export interface CreditRouteDeps extends CreditHistoryDeps {
  /** A signed address of the history as CSV. */
  readonly fileAddress: (memberId: string, filter: CreditFilter, zone: string) => string;
}

const PAGE = 20;

interface AskedFilter {
  readonly kinds?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** The schema has looked at every kind. */
const filterOf = ({ kinds, from, to }: AskedFilter): CreditFilter => ({
  ...(kinds === undefined ? {} : { kinds: [...new Set(kinds.split(',') as CreditKind[])] }),
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

/** What a member has of credits, and what became of them. */
export function creditRoutes(deps: CreditRouteDeps) {
  return [
    route('getCredits', {
      access: 'member',
      schema: noInput,
      handle: async (_input, visitor) => ok<Credits>(await deps.histories.credits(memberIdOf(visitor))),
    }),
    route('creditHistory', {
      access: 'member',
      schema: creditHistoryInput,
      handle: async ({ cursor, limit = PAGE, ...asked }, visitor) => {
        const memberId = memberIdOf(visitor);
        return ok(await readCreditHistory(deps, { memberId, filter: filterOf(asked), cursor, limit }));
      },
    }),
    route('exportCredits', {
      access: 'member',
      schema: exportCreditsInput,
      handle: async ({ zone = 'UTC', ...asked }, visitor) =>
        Promise.resolve(ok({ url: deps.fileAddress(memberIdOf(visitor), filterOf(asked), zone) })),
    }),
  ];
}
