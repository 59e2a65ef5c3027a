// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/zebra.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'zebra': p0,
};
