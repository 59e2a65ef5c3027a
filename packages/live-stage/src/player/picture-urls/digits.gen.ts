// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/1st-place-medal.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/2nd-place-medal.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/3rd-place-medal.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  '1st-place-medal': p0,
  '2nd-place-medal': p1,
  '3rd-place-medal': p2,
};
