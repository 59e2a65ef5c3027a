import { BRAND_ID, livez, PRODUCT_ID, readyz, siteConfig, type SiteConfig } from '@kinora/contracts';
import { CODES } from '@kinora/contracts/wire';

import type { Protocol } from '../create-app.ts';
import { refusal, success } from '../envelope.ts';

export interface SiteSettings {
  readonly environment: SiteConfig['environment'];
  readonly signWord: string;
  readonly supportEmail: string;
  /** The member center: a path, or an address elsewhere. */
  readonly memberUrl: string;
  readonly securityProfile: SiteConfig['securityProfile'];
  readonly operator: SiteConfig['operator'];
  /** How things are sold here, where they are. */
  readonly checkout: { readonly kind: SiteConfig['checkout'] };
  /** What the operator tells. */
  readonly site: Pick<
    SiteConfig,
    'defaultLocale' | 'gpuCredits' | 'liveSupportUrl' | 'locales' | 'promotion' | 'seasons' | 'socials' | 'zone'
  >;
  /** Settings of the sign-in with Google, where there is one. */
  readonly google?: object | undefined;
}

/** What the studio is told about this server: public values only. */
export function siteConfigOf({
  checkout,
  environment,
  google,
  memberUrl,
  operator,
  securityProfile,
  signWord,
  site,
  supportEmail,
}: SiteSettings): SiteConfig {
  return {
    accountBase: '',
    productBase: '',
    ipBase: '',
    mediaBase: '',
    marketingUrl: '',
    memberUrl,
    supportEmail,
    spuid: PRODUCT_ID,
    pid: PRODUCT_ID,
    brandId: BRAND_ID,
    signWord,
    google: google !== undefined,
    checkout: checkout.kind,
    ...site,
    environment,
    securityProfile,
    operator,
  };
}

/** The configuration of the studio, and probes for operators. `instance` tells a process from others, and nothing of it. */
export function serveSite(
  config: SiteConfig,
  { instance, isReady }: { readonly instance: string; readonly isReady: () => Promise<boolean> },
): Protocol {
  return (app) => {
    app.get(siteConfig.path, (_request, reply) => reply.header('cache-control', 'no-cache').send(config));
    app.get(livez.path, (_request, reply) => reply.header('cache-control', 'no-store').send(success({ instance })));
    app.get(readyz.path, async (_request, reply) => {
      const ready = await isReady().catch(() => false);
      reply.header('cache-control', 'no-store');
      return ready
        ? reply.send(success(null))
        : reply.code(CODES.unavailable).send(refusal(CODES.unavailable, 'unavailable'));
    });
  };
}
