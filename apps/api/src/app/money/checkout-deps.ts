import type { SiteLocales } from '@kinora/contracts';

import type { Members } from '../../domain/identity/identity.ts';
import type { CheckoutProvider } from '../../domain/money/checkout-provider.ts';
import type { Purchases } from '../../domain/money/purchase.ts';
import type { Sandbox } from '../../domain/money/sandbox.ts';

/** What selling takes. Without a provider nothing is on sale. */
export interface CheckoutDeps {
  readonly purchases: Purchases;
  readonly provider: CheckoutProvider | undefined;
  /** The provider again, where it is the sandbox. */
  readonly sandbox: Sandbox | undefined;
  readonly members: Pick<Members, 'find'>;
  /** The address people use. */
  readonly base: () => string;
  readonly locales: SiteLocales;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
