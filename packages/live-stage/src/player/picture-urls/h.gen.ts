// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/hair-pick.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/hamburger.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/hammer.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/hammer-and-pick.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/hammer-and-wrench.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/hamsa.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/hamster.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/handbag.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/hatching-chick.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/headphone.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/headstone.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/heart-with-arrow.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/heart-with-ribbon.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/herb.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/hibiscus.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/high-heeled-shoe.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/hiking-boot.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/hindu-temple.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/hippopotamus.webp?url&no-inline';
import p19 from '@kinora/subjects/pictures/hole.webp?url&no-inline';
import p20 from '@kinora/subjects/pictures/honey-pot.webp?url&no-inline';
import p21 from '@kinora/subjects/pictures/hook.webp?url&no-inline';
import p22 from '@kinora/subjects/pictures/horse-racing.webp?url&no-inline';
import p23 from '@kinora/subjects/pictures/hospital.webp?url&no-inline';
import p24 from '@kinora/subjects/pictures/hot-dog.webp?url&no-inline';
import p25 from '@kinora/subjects/pictures/hot-pepper.webp?url&no-inline';
import p26 from '@kinora/subjects/pictures/hotel.webp?url&no-inline';
import p27 from '@kinora/subjects/pictures/hourglass-done.webp?url&no-inline';
import p28 from '@kinora/subjects/pictures/hourglass-not-done.webp?url&no-inline';
import p29 from '@kinora/subjects/pictures/house.webp?url&no-inline';
import p30 from '@kinora/subjects/pictures/house-with-garden.webp?url&no-inline';
import p31 from '@kinora/subjects/pictures/houses.webp?url&no-inline';
import p32 from '@kinora/subjects/pictures/hut.webp?url&no-inline';
import p33 from '@kinora/subjects/pictures/hyacinth.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'hair-pick': p0,
  'hamburger': p1,
  'hammer': p2,
  'hammer-and-pick': p3,
  'hammer-and-wrench': p4,
  'hamsa': p5,
  'hamster': p6,
  'handbag': p7,
  'hatching-chick': p8,
  'headphone': p9,
  'headstone': p10,
  'heart-with-arrow': p11,
  'heart-with-ribbon': p12,
  'herb': p13,
  'hibiscus': p14,
  'high-heeled-shoe': p15,
  'hiking-boot': p16,
  'hindu-temple': p17,
  'hippopotamus': p18,
  'hole': p19,
  'honey-pot': p20,
  'hook': p21,
  'horse-racing': p22,
  'hospital': p23,
  'hot-dog': p24,
  'hot-pepper': p25,
  'hotel': p26,
  'hourglass-done': p27,
  'hourglass-not-done': p28,
  'house': p29,
  'house-with-garden': p30,
  'houses': p31,
  'hut': p32,
  'hyacinth': p33,
};
