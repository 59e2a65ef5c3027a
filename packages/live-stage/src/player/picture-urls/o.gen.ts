// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/oden.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/office-building.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/ogre.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/oil-drum.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/old-key.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/olive.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/oncoming-automobile.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/oncoming-bus.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/oncoming-police-car.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/oncoming-taxi.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/one-piece-swimsuit.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/onion.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/open-file-folder.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/open-mailbox-with-lowered-flag.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/open-mailbox-with-raised-flag.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/optical-disk.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/orange-book.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/orangutan.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/otter.webp?url&no-inline';
import p19 from '@kinora/subjects/pictures/ox.webp?url&no-inline';
import p20 from '@kinora/subjects/pictures/oyster.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'oden': p0,
  'office-building': p1,
  'ogre': p2,
  'oil-drum': p3,
  'old-key': p4,
  'olive': p5,
  'oncoming-automobile': p6,
  'oncoming-bus': p7,
  'oncoming-police-car': p8,
  'oncoming-taxi': p9,
  'one-piece-swimsuit': p10,
  'onion': p11,
  'open-file-folder': p12,
  'open-mailbox-with-lowered-flag': p13,
  'open-mailbox-with-raised-flag': p14,
  'optical-disk': p15,
  'orange-book': p16,
  'orangutan': p17,
  'otter': p18,
  'ox': p19,
  'oyster': p20,
};
