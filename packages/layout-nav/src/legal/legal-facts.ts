import type { SiteConfig } from '@kinora/contracts';

import type { LegalCondition, LegalDocument, LegalSection } from './legal-document.ts';

/** What of the server's configuration the legal pages speak of. */
export type LegalSite = Pick<SiteConfig, 'operator' | 'supportEmail' | 'google' | 'checkout'>;

/** The domain reserved for examples, which a server without the setting uses; mail to it goes nowhere. */
const EXAMPLE_DOMAIN = /@example\.(?:com|net|org)$/i;

/** The address for support, as far as the operator has set one; null otherwise. */
export const supportAddress = ({ supportEmail }: Pick<SiteConfig, 'supportEmail'>): string | null =>
  supportEmail === '' || EXAMPLE_DOMAIN.test(supportEmail) ? null : supportEmail;

function holds(condition: LegalCondition, site: LegalSite): boolean {
  const truths: Readonly<Record<LegalCondition, boolean>> = {
    address: site.operator.address !== '',
    'no-address': site.operator.address === '',
    checkout: site.checkout !== null,
    'no-checkout': site.checkout === null,
    google: site.google,
    'support-email': supportAddress(site) !== null,
  };
  return truths[condition];
}

/** The sections and parts that are true of this server; a section without parts is left out. */
export function sectionsFor({ sections }: LegalDocument, site: LegalSite): readonly LegalSection[] {
  const isTrue = ({ only }: { readonly only?: LegalCondition }) => only === undefined || holds(only, site);
  return sections
    .filter(isTrue)
    .map((section) => ({ ...section, parts: section.parts.filter(isTrue) }))
    .filter(({ parts }) => parts.length > 0);
}
