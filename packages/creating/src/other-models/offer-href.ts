import { settingsHref, type ClipPages } from '@kinora/creations/links';

import type { Offer } from './offers.ts';

/** The address that opens the form of another model, for one clip at the price that was named; null on this page. */
export function offerHref({ asked }: Offer, pages: ClipPages): string | null {
  const href = settingsHref(asked, pages);
  // Pictures that the form has from before are not of this clip, nor is how they were cropped.
  const fresh = asked.mode === 'text' ? '&references=' : '&crop.first=';
  return href === null ? null : `${href}&count=1${asked.input.crops ? '' : fresh}`;
}
