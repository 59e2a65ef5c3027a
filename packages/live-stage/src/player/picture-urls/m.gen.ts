// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/magic-wand.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/magnet.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/magnifying-glass-tilted-left.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/magnifying-glass-tilted-right.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/mahjong-red-dragon.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/mammoth.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/mango.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/mans-shoe.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/mantelpiece-clock.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/manual-wheelchair.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/maple-leaf.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/maracas.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/martial-arts-uniform.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/mate.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/meat-on-bone.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/mechanical-arm.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/mechanical-leg.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/megaphone.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/melon.webp?url&no-inline';
import p19 from '@kinora/subjects/pictures/memo.webp?url&no-inline';
import p20 from '@kinora/subjects/pictures/microbe.webp?url&no-inline';
import p21 from '@kinora/subjects/pictures/microphone.webp?url&no-inline';
import p22 from '@kinora/subjects/pictures/microscope.webp?url&no-inline';
import p23 from '@kinora/subjects/pictures/military-helmet.webp?url&no-inline';
import p24 from '@kinora/subjects/pictures/military-medal.webp?url&no-inline';
import p25 from '@kinora/subjects/pictures/minibus.webp?url&no-inline';
import p26 from '@kinora/subjects/pictures/mirror.webp?url&no-inline';
import p27 from '@kinora/subjects/pictures/mirror-ball.webp?url&no-inline';
import p28 from '@kinora/subjects/pictures/moai.webp?url&no-inline';
import p29 from '@kinora/subjects/pictures/mobile-phone.webp?url&no-inline';
import p30 from '@kinora/subjects/pictures/money-bag.webp?url&no-inline';
import p31 from '@kinora/subjects/pictures/money-with-wings.webp?url&no-inline';
import p32 from '@kinora/subjects/pictures/moon-cake.webp?url&no-inline';
import p33 from '@kinora/subjects/pictures/mosque.webp?url&no-inline';
import p34 from '@kinora/subjects/pictures/mosquito.webp?url&no-inline';
import p35 from '@kinora/subjects/pictures/motor-boat.webp?url&no-inline';
import p36 from '@kinora/subjects/pictures/motor-scooter.webp?url&no-inline';
import p37 from '@kinora/subjects/pictures/motorized-wheelchair.webp?url&no-inline';
import p38 from '@kinora/subjects/pictures/mount-fuji.webp?url&no-inline';
import p39 from '@kinora/subjects/pictures/mountain.webp?url&no-inline';
import p40 from '@kinora/subjects/pictures/mountain-cableway.webp?url&no-inline';
import p41 from '@kinora/subjects/pictures/mouse.webp?url&no-inline';
import p42 from '@kinora/subjects/pictures/mouse-face.webp?url&no-inline';
import p43 from '@kinora/subjects/pictures/mouse-trap.webp?url&no-inline';
import p44 from '@kinora/subjects/pictures/movie-camera.webp?url&no-inline';
import p45 from '@kinora/subjects/pictures/mushroom.webp?url&no-inline';
import p46 from '@kinora/subjects/pictures/musical-note.webp?url&no-inline';
import p47 from '@kinora/subjects/pictures/musical-notes.webp?url&no-inline';
import p48 from '@kinora/subjects/pictures/musical-score.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'magic-wand': p0,
  'magnet': p1,
  'magnifying-glass-tilted-left': p2,
  'magnifying-glass-tilted-right': p3,
  'mahjong-red-dragon': p4,
  'mammoth': p5,
  'mango': p6,
  'mans-shoe': p7,
  'mantelpiece-clock': p8,
  'manual-wheelchair': p9,
  'maple-leaf': p10,
  'maracas': p11,
  'martial-arts-uniform': p12,
  'mate': p13,
  'meat-on-bone': p14,
  'mechanical-arm': p15,
  'mechanical-leg': p16,
  'megaphone': p17,
  'melon': p18,
  'memo': p19,
  'microbe': p20,
  'microphone': p21,
  'microscope': p22,
  'military-helmet': p23,
  'military-medal': p24,
  'minibus': p25,
  'mirror': p26,
  'mirror-ball': p27,
  'moai': p28,
  'mobile-phone': p29,
  'money-bag': p30,
  'money-with-wings': p31,
  'moon-cake': p32,
  'mosque': p33,
  'mosquito': p34,
  'motor-boat': p35,
  'motor-scooter': p36,
  'motorized-wheelchair': p37,
  'mount-fuji': p38,
  'mountain': p39,
  'mountain-cableway': p40,
  'mouse': p41,
  'mouse-face': p42,
  'mouse-trap': p43,
  'movie-camera': p44,
  'mushroom': p45,
  'musical-note': p46,
  'musical-notes': p47,
  'musical-score': p48,
};
