// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/factory.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/falafel.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/fallen-leaf.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/fax-machine.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/feather.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/ferry.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/field-hockey.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/file-cabinet.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/file-folder.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/film-frames.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/film-projector.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/fire-engine.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/fire-extinguisher.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/firecracker.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/first-quarter-moon.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/fish-cake-with-swirl.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/fishing-pole.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/flag-in-hole.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/flashlight.webp?url&no-inline';
import p19 from '@kinora/subjects/pictures/flat-shoe.webp?url&no-inline';
import p20 from '@kinora/subjects/pictures/flatbread.webp?url&no-inline';
import p21 from '@kinora/subjects/pictures/floppy-disk.webp?url&no-inline';
import p22 from '@kinora/subjects/pictures/flower-playing-cards.webp?url&no-inline';
import p23 from '@kinora/subjects/pictures/flute.webp?url&no-inline';
import p24 from '@kinora/subjects/pictures/fly.webp?url&no-inline';
import p25 from '@kinora/subjects/pictures/flying-disc.webp?url&no-inline';
import p26 from '@kinora/subjects/pictures/folding-hand-fan.webp?url&no-inline';
import p27 from '@kinora/subjects/pictures/fondue.webp?url&no-inline';
import p28 from '@kinora/subjects/pictures/fork-and-knife.webp?url&no-inline';
import p29 from '@kinora/subjects/pictures/fork-and-knife-with-plate.webp?url&no-inline';
import p30 from '@kinora/subjects/pictures/fortune-cookie.webp?url&no-inline';
import p31 from '@kinora/subjects/pictures/fountain-pen.webp?url&no-inline';
import p32 from '@kinora/subjects/pictures/four-leaf-clover.webp?url&no-inline';
import p33 from '@kinora/subjects/pictures/framed-picture.webp?url&no-inline';
import p34 from '@kinora/subjects/pictures/french-fries.webp?url&no-inline';
import p35 from '@kinora/subjects/pictures/fried-shrimp.webp?url&no-inline';
import p36 from '@kinora/subjects/pictures/front-facing-baby-chick.webp?url&no-inline';
import p37 from '@kinora/subjects/pictures/fuel-pump.webp?url&no-inline';
import p38 from '@kinora/subjects/pictures/full-moon.webp?url&no-inline';
import p39 from '@kinora/subjects/pictures/full-moon-face.webp?url&no-inline';
import p40 from '@kinora/subjects/pictures/funeral-urn.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'factory': p0,
  'falafel': p1,
  'fallen-leaf': p2,
  'fax-machine': p3,
  'feather': p4,
  'ferry': p5,
  'field-hockey': p6,
  'file-cabinet': p7,
  'file-folder': p8,
  'film-frames': p9,
  'film-projector': p10,
  'fire-engine': p11,
  'fire-extinguisher': p12,
  'firecracker': p13,
  'first-quarter-moon': p14,
  'fish-cake-with-swirl': p15,
  'fishing-pole': p16,
  'flag-in-hole': p17,
  'flashlight': p18,
  'flat-shoe': p19,
  'flatbread': p20,
  'floppy-disk': p21,
  'flower-playing-cards': p22,
  'flute': p23,
  'fly': p24,
  'flying-disc': p25,
  'folding-hand-fan': p26,
  'fondue': p27,
  'fork-and-knife': p28,
  'fork-and-knife-with-plate': p29,
  'fortune-cookie': p30,
  'fountain-pen': p31,
  'four-leaf-clover': p32,
  'framed-picture': p33,
  'french-fries': p34,
  'fried-shrimp': p35,
  'front-facing-baby-chick': p36,
  'fuel-pump': p37,
  'full-moon': p38,
  'full-moon-face': p39,
  'funeral-urn': p40,
};
