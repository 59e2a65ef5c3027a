// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/yarn.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/yen-banknote.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/yo-yo.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'yarn': p0,
  'yen-banknote': p1,
  'yo-yo': p2,
};
