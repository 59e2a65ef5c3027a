// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/abacus.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/accordion.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/adhesive-bandage.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/admission-tickets.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/aerial-tramway.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/alarm-clock.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/alembic.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/alien-monster.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/ambulance.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/american-football.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/amphora.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/anatomical-heart.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/anchor.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/ant.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/articulated-lorry.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/artist-palette.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/auto-rickshaw.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/avocado.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/axe.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'abacus': p0,
  'accordion': p1,
  'adhesive-bandage': p2,
  'admission-tickets': p3,
  'aerial-tramway': p4,
  'alarm-clock': p5,
  'alembic': p6,
  'alien-monster': p7,
  'ambulance': p8,
  'american-football': p9,
  'amphora': p10,
  'anatomical-heart': p11,
  'anchor': p12,
  'ant': p13,
  'articulated-lorry': p14,
  'artist-palette': p15,
  'auto-rickshaw': p16,
  'avocado': p17,
  'axe': p18,
};
