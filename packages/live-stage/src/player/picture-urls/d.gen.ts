// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/dagger.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/dango.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/department-store.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/derelict-house.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/desert-island.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/desktop-computer.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/diving-mask.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/diya-lamp.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/dna.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/dodo.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/dollar-banknote.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/donkey.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/door.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/doughnut.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/dove.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/dress.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/drop-of-blood.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/droplet.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/drum.webp?url&no-inline';
import p19 from '@kinora/subjects/pictures/dumpling.webp?url&no-inline';
import p20 from '@kinora/subjects/pictures/dvd.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'dagger': p0,
  'dango': p1,
  'department-store': p2,
  'derelict-house': p3,
  'desert-island': p4,
  'desktop-computer': p5,
  'diving-mask': p6,
  'diya-lamp': p7,
  'dna': p8,
  'dodo': p9,
  'dollar-banknote': p10,
  'donkey': p11,
  'door': p12,
  'doughnut': p13,
  'dove': p14,
  'dress': p15,
  'drop-of-blood': p16,
  'droplet': p17,
  'drum': p18,
  'dumpling': p19,
  'dvd': p20,
};
