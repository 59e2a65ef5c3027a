import type { SiteConfig } from '@kinora/contracts';

/** An operator's offer above every page. */
export interface Banner {
  /** Who has closed this one does not see it again. */
  readonly id: string;
  readonly text: string;
  /** What the button says; it opens the prices. */
  readonly action: string;
  /** Moments between which it is shown, as the configuration writes them. */
  readonly from?: string;
  readonly to?: string;
}

/** What a server may say beyond its configuration of today. */
interface SiteExtras {
  readonly banner?: Banner | null;
  /** Zone in which days of the operator count. */
  readonly timeZone?: string;
}

// Both are optional: a server that does not know them does not say them.
const extrasOf = (site: (SiteConfig & SiteExtras) | null): SiteExtras => site ?? {};

export const zoneOf = (site: SiteConfig | null): string | undefined => extrasOf(site).timeZone;

/** The banner that a server shows at a moment, unless it is the one that was closed. */
export function bannerAt(site: SiteConfig | null, now: number, closed: string): Banner | null {
  const { banner } = extrasOf(site);
  if (!banner || banner.id === closed) return null;
  const { from, to } = banner;
  const hasBegun = from === undefined || Date.parse(from) <= now;
  return hasBegun && (to === undefined || now < Date.parse(to)) ? banner : null;
}
