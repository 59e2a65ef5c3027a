import type { SiteConfig } from '@kinora/contracts';

/** An operator's offer above every page: the dated promotion of the server. */
export interface Banner {
  /** Once a banner is closed, one with the same id isn't shown again. */
  readonly id: string;
  readonly text: string;
}

/** The banner that a server shows at a moment (epoch milliseconds), unless it is the one that was closed. */
export function bannerAt(site: SiteConfig | null, now: number, closed: string): Banner | null {
  const promotion = site?.promotion;
  if (promotion?.kind !== 'dated' || promotion.name === closed || now >= promotion.endsAt) return null;
  return { id: promotion.name, text: promotion.text };
}
