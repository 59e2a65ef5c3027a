// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/umbrella-on-ground.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/unlocked.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'umbrella-on-ground': p0,
  'unlocked': p1,
};
