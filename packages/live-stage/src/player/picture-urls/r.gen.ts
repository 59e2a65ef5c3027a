// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/raccoon.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/radio.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/railway-car.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/rainbow.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/ram.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/rat.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/razor.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/receipt.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/red-apple.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/red-envelope.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/red-heart.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/red-paper-lantern.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/reminder-ribbon.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/rescue-workers-helmet.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/ribbon.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/rice-ball.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/rice-cracker.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/ring.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/ring-buoy.webp?url&no-inline';
import p19 from '@kinora/subjects/pictures/ringed-planet.webp?url&no-inline';
import p20 from '@kinora/subjects/pictures/roasted-sweet-potato.webp?url&no-inline';
import p21 from '@kinora/subjects/pictures/rock.webp?url&no-inline';
import p22 from '@kinora/subjects/pictures/roll-of-paper.webp?url&no-inline';
import p23 from '@kinora/subjects/pictures/rolled-up-newspaper.webp?url&no-inline';
import p24 from '@kinora/subjects/pictures/roller-coaster.webp?url&no-inline';
import p25 from '@kinora/subjects/pictures/roller-skate.webp?url&no-inline';
import p26 from '@kinora/subjects/pictures/rose.webp?url&no-inline';
import p27 from '@kinora/subjects/pictures/rosette.webp?url&no-inline';
import p28 from '@kinora/subjects/pictures/round-pushpin.webp?url&no-inline';
import p29 from '@kinora/subjects/pictures/rugby-football.webp?url&no-inline';
import p30 from '@kinora/subjects/pictures/running-shirt.webp?url&no-inline';
import p31 from '@kinora/subjects/pictures/running-shoe.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'raccoon': p0,
  'radio': p1,
  'railway-car': p2,
  'rainbow': p3,
  'ram': p4,
  'rat': p5,
  'razor': p6,
  'receipt': p7,
  'red-apple': p8,
  'red-envelope': p9,
  'red-heart': p10,
  'red-paper-lantern': p11,
  'reminder-ribbon': p12,
  'rescue-workers-helmet': p13,
  'ribbon': p14,
  'rice-ball': p15,
  'rice-cracker': p16,
  'ring': p17,
  'ring-buoy': p18,
  'ringed-planet': p19,
  'roasted-sweet-potato': p20,
  'rock': p21,
  'roll-of-paper': p22,
  'rolled-up-newspaper': p23,
  'roller-coaster': p24,
  'roller-skate': p25,
  'rose': p26,
  'rosette': p27,
  'round-pushpin': p28,
  'rugby-football': p29,
  'running-shirt': p30,
  'running-shoe': p31,
};
