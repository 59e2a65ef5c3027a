import { creditsFile, type CreditFilter } from '@kinora/contracts/money';

import { creditsCsv } from '../../app/money/credits-csv.ts';
import { readAllCredits, type CreditHistoryDeps } from '../../app/money/read-credit-history.ts';
import type { Protocol } from '../../http/create-app.ts';
import { createCreditsAddresses } from '../../http/media-address.ts';
import { creditRoutes } from '../../http/money/credit-routes.ts';
import { serveExport } from '../../http/serve-export.ts';
import type { Runtime } from '../runtime.ts';

const addressesOf = ({ secrets }: Runtime) =>
  createCreditsAddresses({ base: '', key: secrets.accepted.mediaKey, now: Date.now });

const depsOf = ({ creditHistories: histories, creditPayments: payments }: Runtime): CreditHistoryDeps => ({
  histories,
  payments,
});

interface About {
  readonly filter: CreditFilter;
  readonly zone: string;
}

/** The calls about a member's credits. */
export function creditParts(runtime: Runtime) {
  const addresses = addressesOf(runtime);
  return creditRoutes({
    ...depsOf(runtime),
    fileAddress: (memberId, filter, zone) => addresses.sign(memberId, JSON.stringify({ filter, zone } satisfies About)),
  });
}

const fileName = () => `kinora-credits-${new Date().toISOString().slice(0, 10)}.csv`;

/** The history as CSV, by signed address. */
export function creditsFileParts(runtime: Runtime): Protocol {
  return serveExport({
    path: creditsFile.path,
    addresses: addressesOf(runtime),
    async open(memberId, about) {
      if (!(await runtime.members.find(memberId))) return undefined;
      // Signed: we have written it.
      const { filter, zone } = JSON.parse(about) as About;
      const pieces = creditsCsv(readAllCredits(depsOf(runtime), memberId, filter), zone);
      return { type: 'text/csv; charset=utf-8', name: fileName(), pieces };
    },
  });
}
