// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/lab-coat.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/label.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/lacrosse.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/ladder.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/lady-beetle.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/laptop.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/last-quarter-moon.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/leaf-fluttering-in-wind.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/leafy-green.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/ledger.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/lemon.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/leopard.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/level-slider.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/light-bulb.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/lime.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/link.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/linked-paperclips.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/lipstick.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/lizard.webp?url&no-inline';
import p19 from '@kinora/subjects/pictures/llama.webp?url&no-inline';
import p20 from '@kinora/subjects/pictures/lobster.webp?url&no-inline';
import p21 from '@kinora/subjects/pictures/locked.webp?url&no-inline';
import p22 from '@kinora/subjects/pictures/locked-with-key.webp?url&no-inline';
import p23 from '@kinora/subjects/pictures/locked-with-pen.webp?url&no-inline';
import p24 from '@kinora/subjects/pictures/lollipop.webp?url&no-inline';
import p25 from '@kinora/subjects/pictures/long-drum.webp?url&no-inline';
import p26 from '@kinora/subjects/pictures/lotion-bottle.webp?url&no-inline';
import p27 from '@kinora/subjects/pictures/lotus.webp?url&no-inline';
import p28 from '@kinora/subjects/pictures/loudspeaker.webp?url&no-inline';
import p29 from '@kinora/subjects/pictures/love-hotel.webp?url&no-inline';
import p30 from '@kinora/subjects/pictures/love-letter.webp?url&no-inline';
import p31 from '@kinora/subjects/pictures/low-battery.webp?url&no-inline';
import p32 from '@kinora/subjects/pictures/luggage.webp?url&no-inline';
import p33 from '@kinora/subjects/pictures/lungs.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'lab-coat': p0,
  'label': p1,
  'lacrosse': p2,
  'ladder': p3,
  'lady-beetle': p4,
  'laptop': p5,
  'last-quarter-moon': p6,
  'leaf-fluttering-in-wind': p7,
  'leafy-green': p8,
  'ledger': p9,
  'lemon': p10,
  'leopard': p11,
  'level-slider': p12,
  'light-bulb': p13,
  'lime': p14,
  'link': p15,
  'linked-paperclips': p16,
  'lipstick': p17,
  'lizard': p18,
  'llama': p19,
  'lobster': p20,
  'locked': p21,
  'locked-with-key': p22,
  'locked-with-pen': p23,
  'lollipop': p24,
  'long-drum': p25,
  'lotion-bottle': p26,
  'lotus': p27,
  'loudspeaker': p28,
  'love-hotel': p29,
  'love-letter': p30,
  'low-battery': p31,
  'luggage': p32,
  'lungs': p33,
};
