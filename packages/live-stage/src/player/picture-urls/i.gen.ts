// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/ice.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/ice-cream.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/ice-hockey.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/ice-skate.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/identification-card.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'ice': p0,
  'ice-cream': p1,
  'ice-hockey': p2,
  'ice-skate': p3,
  'identification-card': p4,
};
