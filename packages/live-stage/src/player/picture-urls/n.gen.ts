// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/name-badge.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/nazar-amulet.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/necktie.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/nest-with-eggs.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/nesting-dolls.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/new-moon.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/newspaper.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/notebook.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/notebook-with-decorative-cover.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/nut-and-bolt.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'name-badge': p0,
  'nazar-amulet': p1,
  'necktie': p2,
  'nest-with-eggs': p3,
  'nesting-dolls': p4,
  'new-moon': p5,
  'newspaper': p6,
  'notebook': p7,
  'notebook-with-decorative-cover': p8,
  'nut-and-bolt': p9,
};
