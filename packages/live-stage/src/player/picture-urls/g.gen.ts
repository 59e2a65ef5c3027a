// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/game-die.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/garlic.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/gear.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/gem-stone.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/ginger-root.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/glass-of-milk.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/glasses.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/globe-showing-americas.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/globe-showing-asia-australia.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/globe-showing-europe-africa.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/gloves.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/glowing-star.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/goal-net.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/goat.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/goblin.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/goggles.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/gorilla.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/graduation-cap.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/grapes.webp?url&no-inline';
import p19 from '@kinora/subjects/pictures/green-apple.webp?url&no-inline';
import p20 from '@kinora/subjects/pictures/green-book.webp?url&no-inline';
import p21 from '@kinora/subjects/pictures/green-salad.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'game-die': p0,
  'garlic': p1,
  'gear': p2,
  'gem-stone': p3,
  'ginger-root': p4,
  'glass-of-milk': p5,
  'glasses': p6,
  'globe-showing-americas': p7,
  'globe-showing-asia-australia': p8,
  'globe-showing-europe-africa': p9,
  'gloves': p10,
  'glowing-star': p11,
  'goal-net': p12,
  'goat': p13,
  'goblin': p14,
  'goggles': p15,
  'gorilla': p16,
  'graduation-cap': p17,
  'grapes': p18,
  'green-apple': p19,
  'green-book': p20,
  'green-salad': p21,
};
