// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/waffle.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/waning-crescent-moon.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/waning-gibbous-moon.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/wastebasket.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/watch.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/water-buffalo.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/water-pistol.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/watermelon.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/waxing-crescent-moon.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/waxing-gibbous-moon.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/wedding.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/wheel.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/white-cane.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/white-flag.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/wilted-flower.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/wind-chime.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/window.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/wine-glass.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/wing.webp?url&no-inline';
import p19 from '@kinora/subjects/pictures/womans-boot.webp?url&no-inline';
import p20 from '@kinora/subjects/pictures/womans-clothes.webp?url&no-inline';
import p21 from '@kinora/subjects/pictures/womans-hat.webp?url&no-inline';
import p22 from '@kinora/subjects/pictures/womans-sandal.webp?url&no-inline';
import p23 from '@kinora/subjects/pictures/wood.webp?url&no-inline';
import p24 from '@kinora/subjects/pictures/world-map.webp?url&no-inline';
import p25 from '@kinora/subjects/pictures/worm.webp?url&no-inline';
import p26 from '@kinora/subjects/pictures/wrench.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'waffle': p0,
  'waning-crescent-moon': p1,
  'waning-gibbous-moon': p2,
  'wastebasket': p3,
  'watch': p4,
  'water-buffalo': p5,
  'water-pistol': p6,
  'watermelon': p7,
  'waxing-crescent-moon': p8,
  'waxing-gibbous-moon': p9,
  'wedding': p10,
  'wheel': p11,
  'white-cane': p12,
  'white-flag': p13,
  'wilted-flower': p14,
  'wind-chime': p15,
  'window': p16,
  'wine-glass': p17,
  'wing': p18,
  'womans-boot': p19,
  'womans-clothes': p20,
  'womans-hat': p21,
  'womans-sandal': p22,
  'wood': p23,
  'world-map': p24,
  'worm': p25,
  'wrench': p26,
};
