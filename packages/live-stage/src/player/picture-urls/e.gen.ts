// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/eagle.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/ear-of-corn.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/egg.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/eggplant.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/electric-plug.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/empty-nest.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/envelope.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/euro-banknote.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/evergreen-tree.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'eagle': p0,
  'ear-of-corn': p1,
  'egg': p2,
  'eggplant': p3,
  'electric-plug': p4,
  'empty-nest': p5,
  'envelope': p6,
  'euro-banknote': p7,
  'evergreen-tree': p8,
};
