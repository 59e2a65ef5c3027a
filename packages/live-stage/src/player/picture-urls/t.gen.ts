// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/t-shirt.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/taco.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/takeout-box.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/tamale.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/tanabata-tree.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/tangerine.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/teacup-without-handle.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/teapot.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/tear-off-calendar.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/teddy-bear.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/telephone.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/telephone-receiver.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/telescope.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/television.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/tennis.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/tent.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/test-tube.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/thermometer.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/thong-sandal.webp?url&no-inline';
import p19 from '@kinora/subjects/pictures/thread.webp?url&no-inline';
import p20 from '@kinora/subjects/pictures/ticket.webp?url&no-inline';
import p21 from '@kinora/subjects/pictures/timer-clock.webp?url&no-inline';
import p22 from '@kinora/subjects/pictures/toilet.webp?url&no-inline';
import p23 from '@kinora/subjects/pictures/tokyo-tower.webp?url&no-inline';
import p24 from '@kinora/subjects/pictures/tomato.webp?url&no-inline';
import p25 from '@kinora/subjects/pictures/toolbox.webp?url&no-inline';
import p26 from '@kinora/subjects/pictures/tooth.webp?url&no-inline';
import p27 from '@kinora/subjects/pictures/toothbrush.webp?url&no-inline';
import p28 from '@kinora/subjects/pictures/top-hat.webp?url&no-inline';
import p29 from '@kinora/subjects/pictures/tornado.webp?url&no-inline';
import p30 from '@kinora/subjects/pictures/trackball.webp?url&no-inline';
import p31 from '@kinora/subjects/pictures/tram.webp?url&no-inline';
import p32 from '@kinora/subjects/pictures/tram-car.webp?url&no-inline';
import p33 from '@kinora/subjects/pictures/triangular-flag.webp?url&no-inline';
import p34 from '@kinora/subjects/pictures/triangular-ruler.webp?url&no-inline';
import p35 from '@kinora/subjects/pictures/trident-emblem.webp?url&no-inline';
import p36 from '@kinora/subjects/pictures/troll.webp?url&no-inline';
import p37 from '@kinora/subjects/pictures/trolleybus.webp?url&no-inline';
import p38 from '@kinora/subjects/pictures/trophy.webp?url&no-inline';
import p39 from '@kinora/subjects/pictures/tropical-drink.webp?url&no-inline';
import p40 from '@kinora/subjects/pictures/tropical-fish.webp?url&no-inline';
import p41 from '@kinora/subjects/pictures/trumpet.webp?url&no-inline';
import p42 from '@kinora/subjects/pictures/tulip.webp?url&no-inline';
import p43 from '@kinora/subjects/pictures/tumbler-glass.webp?url&no-inline';
import p44 from '@kinora/subjects/pictures/turkey.webp?url&no-inline';
import p45 from '@kinora/subjects/pictures/two-hump-camel.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  't-shirt': p0,
  'taco': p1,
  'takeout-box': p2,
  'tamale': p3,
  'tanabata-tree': p4,
  'tangerine': p5,
  'teacup-without-handle': p6,
  'teapot': p7,
  'tear-off-calendar': p8,
  'teddy-bear': p9,
  'telephone': p10,
  'telephone-receiver': p11,
  'telescope': p12,
  'television': p13,
  'tennis': p14,
  'tent': p15,
  'test-tube': p16,
  'thermometer': p17,
  'thong-sandal': p18,
  'thread': p19,
  'ticket': p20,
  'timer-clock': p21,
  'toilet': p22,
  'tokyo-tower': p23,
  'tomato': p24,
  'toolbox': p25,
  'tooth': p26,
  'toothbrush': p27,
  'top-hat': p28,
  'tornado': p29,
  'trackball': p30,
  'tram': p31,
  'tram-car': p32,
  'triangular-flag': p33,
  'triangular-ruler': p34,
  'trident-emblem': p35,
  'troll': p36,
  'trolleybus': p37,
  'trophy': p38,
  'tropical-drink': p39,
  'tropical-fish': p40,
  'trumpet': p41,
  'tulip': p42,
  'tumbler-glass': p43,
  'turkey': p44,
  'two-hump-camel': p45,
};
