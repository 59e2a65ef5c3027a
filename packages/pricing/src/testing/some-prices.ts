import type { ListedPrice } from '@kinora/api-client/money';
import { someListedSkus } from '@kinora/contracts/fixtures';
import { findSku } from '@kinora/contracts/plans';

/** Everything on sale, in cents. */
export const somePrices = (): readonly ListedPrice[] =>
  someListedSkus().flatMap(({ sku_id: sku, buy_url: buyUrl }) => {
    const known = findSku(sku);
    if (!known) return [];
    const { priceCents: actualCents, listCents: virtualCents } = known;
    return [
      { sku, buyUrl, actualCents, virtualCents, averageCents: known.kind === 'plan' ? known.monthCents : actualCents },
    ];
  });
