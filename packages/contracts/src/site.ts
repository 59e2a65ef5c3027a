import { endpoint, type NoInput } from './endpoint.ts';

/** How far a server goes beyond the specification; docs/security.md. */
export type SecurityProfile = 'spec' | 'hardened';

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
  readonly checkout: boolean;
  readonly seasons: readonly unknown[];
  readonly environment: 'development' | 'production';
  /**
   * `hardened`: secrets travel in bodies and sessions in cookies that no script reads, longer passwords, the same answer
   * whether an account exists or not.
   */
  readonly securityProfile: SecurityProfile;
  /** The operator's name and postal address, for the legal pages. */
  readonly operator: { readonly name: string; readonly address: string };
}

export const siteConfig = endpoint<NoInput, SiteConfig>()({
  kind: 'media',
  method: 'GET',
  service: 'site',
  path: '/config.json',
  anonymous: true,
  refusals: {},
});

/** The process is alive. */
export const livez = endpoint<NoInput, { readonly pid: number }>()({
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
