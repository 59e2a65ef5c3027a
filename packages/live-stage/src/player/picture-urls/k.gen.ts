// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/kaaba.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/key.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/keyboard.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/kick-scooter.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/kimono.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/kitchen-knife.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/kite.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/kiwi-fruit.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/knot.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/koala.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'kaaba': p0,
  'key': p1,
  'keyboard': p2,
  'kick-scooter': p3,
  'kimono': p4,
  'kitchen-knife': p5,
  'kite': p6,
  'kiwi-fruit': p7,
  'knot': p8,
  'koala': p9,
};
