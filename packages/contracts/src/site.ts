import type { CheckoutKind } from './checkout.ts';
import { endpoint, type NoInput } from './endpoint.ts';
import type { Season } from './recipe/season.ts';

/** How far a server goes beyond the specification; docs/security.md. */
export type SecurityProfile = 'spec' | 'hardened';

/** A time of the year with something of its own, in days of the operator's zone; pictures are paths. */
export interface SiteSeason extends Season {
  readonly name: string;
  readonly image: string;
  readonly mobileImage: string;
  readonly path: string;
}

/**
 * What drives the countdown and the struck prices: `off`, the default, shows neither; `dated` counts to the operator's
 * own day (epoch milliseconds) and shows its text above every page; `daily` starts a day for each visitor
 * (`product-spec.md` 4), for operators who want that.
 */
export type Promotion =
  | { readonly kind: 'off' }
  | { readonly kind: 'daily' }
  | { readonly kind: 'dated'; readonly name: string; readonly text: string; readonly endsAt: number };

/** Runtime configuration of the studio: public values only, also found as a JSON block in the page. */
export interface SiteConfig {
  readonly accountBase: string;
  readonly productBase: string;
  readonly ipBase: string;
  readonly mediaBase: string;
  readonly marketingUrl: string;
  readonly memberUrl: string;
  readonly socials: Readonly<Record<string, string>>;
  readonly supportEmail: string;
  readonly spuid: number;
  readonly pid: number;
  readonly brandId: number;
  /** Public word of the signatures; proves nothing but a conforming client. */
  readonly signWord: string;
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly google: boolean;
  /** How plans and packs are paid here; null where nothing is on sale. */
  readonly checkout: CheckoutKind | null;
  readonly promotion: Promotion;
  readonly seasons: readonly SiteSeason[];
  /** The IANA zone in which days and seasons of this server count. */
  readonly zone: string;
  /** The operator's chat for members of the plan Pro; empty where there is none. */
  readonly liveSupportUrl: string;
  /** Credits that the operator asks for a second of the graphics card, for open models; up to three decimals. */
  readonly gpuCredits: number;
  readonly environment: 'development' | 'production';
  /**
   * `hardened`: secrets travel in bodies and sessions in cookies that no script reads, longer passwords, the same answer
   * whether an account exists or not.
   */
  readonly securityProfile: SecurityProfile;
  /** The operator's name and postal address, for the legal pages. */
  readonly operator: { readonly name: string; readonly address: string };
}

/** What a server calls its operator who gave no name; the studio says it in the language of the page. */
export const UNNAMED_OPERATOR = 'the operator of this server';

export const siteConfig = endpoint<NoInput, SiteConfig>()({
  kind: 'media',
  method: 'GET',
  service: 'site',
  path: '/config.json',
  anonymous: true,
  refusals: {},
});

/** The process is alive. */
export const livez = endpoint<NoInput, { readonly instance: string }>()({
  kind: 'media',
  method: 'GET',
  service: 'site',
  path: '/livez',
  anonymous: true,
  refusals: {},
});

/** The process can serve: database reachable, migrations current, not draining. */
export const readyz = endpoint<NoInput, null>()({
  kind: 'media',
  method: 'GET',
  service: 'site',
  path: '/readyz',
  anonymous: true,
  refusals: {},
});
