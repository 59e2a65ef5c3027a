// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/package.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/page-facing-up.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/page-with-curl.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/pager.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/paintbrush.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/palm-tree.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/pancakes.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/paperclip.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/parachute.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/party-popper.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/passenger-ship.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/pea-pod.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/peach.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/peacock.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/peanuts.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/pear.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/pen.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/pencil.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/performing-arts.webp?url&no-inline';
import p19 from '@kinora/subjects/pictures/person-fencing.webp?url&no-inline';
import p20 from '@kinora/subjects/pictures/person-surfing.webp?url&no-inline';
import p21 from '@kinora/subjects/pictures/person-zombie.webp?url&no-inline';
import p22 from '@kinora/subjects/pictures/petri-dish.webp?url&no-inline';
import p23 from '@kinora/subjects/pictures/piata.webp?url&no-inline';
import p24 from '@kinora/subjects/pictures/pick.webp?url&no-inline';
import p25 from '@kinora/subjects/pictures/pickup-truck.webp?url&no-inline';
import p26 from '@kinora/subjects/pictures/pie.webp?url&no-inline';
import p27 from '@kinora/subjects/pictures/pill.webp?url&no-inline';
import p28 from '@kinora/subjects/pictures/pine-decoration.webp?url&no-inline';
import p29 from '@kinora/subjects/pictures/pineapple.webp?url&no-inline';
import p30 from '@kinora/subjects/pictures/ping-pong.webp?url&no-inline';
import p31 from '@kinora/subjects/pictures/pirate-flag.webp?url&no-inline';
import p32 from '@kinora/subjects/pictures/pizza.webp?url&no-inline';
import p33 from '@kinora/subjects/pictures/placard.webp?url&no-inline';
import p34 from '@kinora/subjects/pictures/playground-slide.webp?url&no-inline';
import p35 from '@kinora/subjects/pictures/plunger.webp?url&no-inline';
import p36 from '@kinora/subjects/pictures/polar-bear.webp?url&no-inline';
import p37 from '@kinora/subjects/pictures/poodle.webp?url&no-inline';
import p38 from '@kinora/subjects/pictures/pool-8-ball.webp?url&no-inline';
import p39 from '@kinora/subjects/pictures/popcorn.webp?url&no-inline';
import p40 from '@kinora/subjects/pictures/post-office.webp?url&no-inline';
import p41 from '@kinora/subjects/pictures/postal-horn.webp?url&no-inline';
import p42 from '@kinora/subjects/pictures/postbox.webp?url&no-inline';
import p43 from '@kinora/subjects/pictures/pot-of-food.webp?url&no-inline';
import p44 from '@kinora/subjects/pictures/potato.webp?url&no-inline';
import p45 from '@kinora/subjects/pictures/potted-plant.webp?url&no-inline';
import p46 from '@kinora/subjects/pictures/poultry-leg.webp?url&no-inline';
import p47 from '@kinora/subjects/pictures/pound-banknote.webp?url&no-inline';
import p48 from '@kinora/subjects/pictures/pouring-liquid.webp?url&no-inline';
import p49 from '@kinora/subjects/pictures/prayer-beads.webp?url&no-inline';
import p50 from '@kinora/subjects/pictures/pretzel.webp?url&no-inline';
import p51 from '@kinora/subjects/pictures/printer.webp?url&no-inline';
import p52 from '@kinora/subjects/pictures/purse.webp?url&no-inline';
import p53 from '@kinora/subjects/pictures/pushpin.webp?url&no-inline';
import p54 from '@kinora/subjects/pictures/puzzle-piece.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'package': p0,
  'page-facing-up': p1,
  'page-with-curl': p2,
  'pager': p3,
  'paintbrush': p4,
  'palm-tree': p5,
  'pancakes': p6,
  'paperclip': p7,
  'parachute': p8,
  'party-popper': p9,
  'passenger-ship': p10,
  'pea-pod': p11,
  'peach': p12,
  'peacock': p13,
  'peanuts': p14,
  'pear': p15,
  'pen': p16,
  'pencil': p17,
  'performing-arts': p18,
  'person-fencing': p19,
  'person-surfing': p20,
  'person-zombie': p21,
  'petri-dish': p22,
  'piata': p23,
  'pick': p24,
  'pickup-truck': p25,
  'pie': p26,
  'pill': p27,
  'pine-decoration': p28,
  'pineapple': p29,
  'ping-pong': p30,
  'pirate-flag': p31,
  'pizza': p32,
  'placard': p33,
  'playground-slide': p34,
  'plunger': p35,
  'polar-bear': p36,
  'poodle': p37,
  'pool-8-ball': p38,
  'popcorn': p39,
  'post-office': p40,
  'postal-horn': p41,
  'postbox': p42,
  'pot-of-food': p43,
  'potato': p44,
  'potted-plant': p45,
  'poultry-leg': p46,
  'pound-banknote': p47,
  'pouring-liquid': p48,
  'prayer-beads': p49,
  'pretzel': p50,
  'printer': p51,
  'purse': p52,
  'pushpin': p53,
  'puzzle-piece': p54,
};
