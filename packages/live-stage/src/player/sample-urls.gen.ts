// Written by tooling/gallery/draw-samples.mjs.
import s0 from '@kinora/footage/samples/woman.webp?url&no-inline';
import s1 from '@kinora/footage/samples/man.webp?url&no-inline';
import s2 from '@kinora/footage/samples/girl.webp?url&no-inline';
import s3 from '@kinora/footage/samples/boy.webp?url&no-inline';
import s4 from '@kinora/footage/samples/couple.webp?url&no-inline';
import s5 from '@kinora/footage/samples/bear.webp?url&no-inline';
import s6 from '@kinora/footage/samples/cat.webp?url&no-inline';
import s7 from '@kinora/footage/samples/coffee.webp?url&no-inline';
import s8 from '@kinora/footage/samples/teapot.webp?url&no-inline';
import s9 from '@kinora/footage/samples/house.webp?url&no-inline';
import s10 from '@kinora/footage/samples/lighthouse.webp?url&no-inline';
import s11 from '@kinora/footage/samples/street.webp?url&no-inline';

/** Where the app serves the pictures that effects are shown on, by their name. */
export const SAMPLE_URLS: Readonly<Record<string, string>> = {
  woman: s0,
  man: s1,
  girl: s2,
  boy: s3,
  couple: s4,
  bear: s5,
  cat: s6,
  coffee: s7,
  teapot: s8,
  house: s9,
  lighthouse: s10,
  street: s11,
};
