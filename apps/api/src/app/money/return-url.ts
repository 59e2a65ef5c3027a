import { pathInLocale } from '@kinora/contracts';

import type { CheckoutDeps } from './checkout-deps.ts';

export interface ReturnPage {
  /** Without a language. */
  readonly path: string;
  /** The one the buyer reads; the default one where there is no such page. */
  readonly language: string | undefined;
}

/** Where a buyer comes back to from the pages of a payment service. */
export function returnUrl({ base, locales }: Pick<CheckoutDeps, 'base' | 'locales'>, { path, language }: ReturnPage) {
  const locale = locales.locales.find((one) => one === language) ?? locales.defaultLocale;
  return new URL(pathInLocale({ locale, path }, locales), base()).href;
}
