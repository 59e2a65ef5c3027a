// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/x-ray.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'x-ray': p0,
};
