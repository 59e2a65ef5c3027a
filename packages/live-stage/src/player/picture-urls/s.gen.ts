// Written by npm run pictures.
import p0 from '@kinora/subjects/pictures/safety-pin.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/safety-vest.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/sake.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/salt.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/sandwich.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/sari.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/satellite.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/satellite-antenna.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/saxophone.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/scarf.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/school.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/scissors.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/scorpion.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/screwdriver.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/scroll.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/seal.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/seat.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/seedling.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/service-dog.webp?url&no-inline';
import p19 from '@kinora/subjects/pictures/sewing-needle.webp?url&no-inline';
import p20 from '@kinora/subjects/pictures/shallow-pan-of-food.webp?url&no-inline';
import p21 from '@kinora/subjects/pictures/shamrock.webp?url&no-inline';
import p22 from '@kinora/subjects/pictures/shaved-ice.webp?url&no-inline';
import p23 from '@kinora/subjects/pictures/sheaf-of-rice.webp?url&no-inline';
import p24 from '@kinora/subjects/pictures/shield.webp?url&no-inline';
import p25 from '@kinora/subjects/pictures/shinto-shrine.webp?url&no-inline';
import p26 from '@kinora/subjects/pictures/ship.webp?url&no-inline';
import p27 from '@kinora/subjects/pictures/shopping-bags.webp?url&no-inline';
import p28 from '@kinora/subjects/pictures/shopping-cart.webp?url&no-inline';
import p29 from '@kinora/subjects/pictures/shortcake.webp?url&no-inline';
import p30 from '@kinora/subjects/pictures/shorts.webp?url&no-inline';
import p31 from '@kinora/subjects/pictures/shower.webp?url&no-inline';
import p32 from '@kinora/subjects/pictures/shrimp.webp?url&no-inline';
import p33 from '@kinora/subjects/pictures/skateboard.webp?url&no-inline';
import p34 from '@kinora/subjects/pictures/skis.webp?url&no-inline';
import p35 from '@kinora/subjects/pictures/skull.webp?url&no-inline';
import p36 from '@kinora/subjects/pictures/skull-and-crossbones.webp?url&no-inline';
import p37 from '@kinora/subjects/pictures/skunk.webp?url&no-inline';
import p38 from '@kinora/subjects/pictures/sled.webp?url&no-inline';
import p39 from '@kinora/subjects/pictures/slot-machine.webp?url&no-inline';
import p40 from '@kinora/subjects/pictures/sloth.webp?url&no-inline';
import p41 from '@kinora/subjects/pictures/small-airplane.webp?url&no-inline';
import p42 from '@kinora/subjects/pictures/snow-capped-mountain.webp?url&no-inline';
import p43 from '@kinora/subjects/pictures/snowflake.webp?url&no-inline';
import p44 from '@kinora/subjects/pictures/soap.webp?url&no-inline';
import p45 from '@kinora/subjects/pictures/soccer-ball.webp?url&no-inline';
import p46 from '@kinora/subjects/pictures/socks.webp?url&no-inline';
import p47 from '@kinora/subjects/pictures/soft-ice-cream.webp?url&no-inline';
import p48 from '@kinora/subjects/pictures/softball.webp?url&no-inline';
import p49 from '@kinora/subjects/pictures/spaghetti.webp?url&no-inline';
import p50 from '@kinora/subjects/pictures/sparkling-heart.webp?url&no-inline';
import p51 from '@kinora/subjects/pictures/speedboat.webp?url&no-inline';
import p52 from '@kinora/subjects/pictures/spider-web.webp?url&no-inline';
import p53 from '@kinora/subjects/pictures/spiral-calendar.webp?url&no-inline';
import p54 from '@kinora/subjects/pictures/spiral-notepad.webp?url&no-inline';
import p55 from '@kinora/subjects/pictures/spiral-shell.webp?url&no-inline';
import p56 from '@kinora/subjects/pictures/sponge.webp?url&no-inline';
import p57 from '@kinora/subjects/pictures/spoon.webp?url&no-inline';
import p58 from '@kinora/subjects/pictures/sport-utility-vehicle.webp?url&no-inline';
import p59 from '@kinora/subjects/pictures/sports-medal.webp?url&no-inline';
import p60 from '@kinora/subjects/pictures/squid.webp?url&no-inline';
import p61 from '@kinora/subjects/pictures/stadium.webp?url&no-inline';
import p62 from '@kinora/subjects/pictures/star.webp?url&no-inline';
import p63 from '@kinora/subjects/pictures/statue-of-liberty.webp?url&no-inline';
import p64 from '@kinora/subjects/pictures/stethoscope.webp?url&no-inline';
import p65 from '@kinora/subjects/pictures/stopwatch.webp?url&no-inline';
import p66 from '@kinora/subjects/pictures/straight-ruler.webp?url&no-inline';
import p67 from '@kinora/subjects/pictures/strawberry.webp?url&no-inline';
import p68 from '@kinora/subjects/pictures/studio-microphone.webp?url&no-inline';
import p69 from '@kinora/subjects/pictures/stuffed-flatbread.webp?url&no-inline';
import p70 from '@kinora/subjects/pictures/sun.webp?url&no-inline';
import p71 from '@kinora/subjects/pictures/sun-behind-cloud.webp?url&no-inline';
import p72 from '@kinora/subjects/pictures/sun-behind-large-cloud.webp?url&no-inline';
import p73 from '@kinora/subjects/pictures/sun-behind-rain-cloud.webp?url&no-inline';
import p74 from '@kinora/subjects/pictures/sun-behind-small-cloud.webp?url&no-inline';
import p75 from '@kinora/subjects/pictures/sun-with-face.webp?url&no-inline';
import p76 from '@kinora/subjects/pictures/sunflower.webp?url&no-inline';
import p77 from '@kinora/subjects/pictures/sunglasses.webp?url&no-inline';
import p78 from '@kinora/subjects/pictures/sushi.webp?url&no-inline';
import p79 from '@kinora/subjects/pictures/suspension-railway.webp?url&no-inline';
import p80 from '@kinora/subjects/pictures/synagogue.webp?url&no-inline';
import p81 from '@kinora/subjects/pictures/syringe.webp?url&no-inline';

export const URLS: Readonly<Record<string, string>> = {
  'safety-pin': p0,
  'safety-vest': p1,
  'sake': p2,
  'salt': p3,
  'sandwich': p4,
  'sari': p5,
  'satellite': p6,
  'satellite-antenna': p7,
  'saxophone': p8,
  'scarf': p9,
  'school': p10,
  'scissors': p11,
  'scorpion': p12,
  'screwdriver': p13,
  'scroll': p14,
  'seal': p15,
  'seat': p16,
  'seedling': p17,
  'service-dog': p18,
  'sewing-needle': p19,
  'shallow-pan-of-food': p20,
  'shamrock': p21,
  'shaved-ice': p22,
  'sheaf-of-rice': p23,
  'shield': p24,
  'shinto-shrine': p25,
  'ship': p26,
  'shopping-bags': p27,
  'shopping-cart': p28,
  'shortcake': p29,
  'shorts': p30,
  'shower': p31,
  'shrimp': p32,
  'skateboard': p33,
  'skis': p34,
  'skull': p35,
  'skull-and-crossbones': p36,
  'skunk': p37,
  'sled': p38,
  'slot-machine': p39,
  'sloth': p40,
  'small-airplane': p41,
  'snow-capped-mountain': p42,
  'snowflake': p43,
  'soap': p44,
  'soccer-ball': p45,
  'socks': p46,
  'soft-ice-cream': p47,
  'softball': p48,
  'spaghetti': p49,
  'sparkling-heart': p50,
  'speedboat': p51,
  'spider-web': p52,
  'spiral-calendar': p53,
  'spiral-notepad': p54,
  'spiral-shell': p55,
  'sponge': p56,
  'spoon': p57,
  'sport-utility-vehicle': p58,
  'sports-medal': p59,
  'squid': p60,
  'stadium': p61,
  'star': p62,
  'statue-of-liberty': p63,
  'stethoscope': p64,
  'stopwatch': p65,
  'straight-ruler': p66,
  'strawberry': p67,
  'studio-microphone': p68,
  'stuffed-flatbread': p69,
  'sun': p70,
  'sun-behind-cloud': p71,
  'sun-behind-large-cloud': p72,
  'sun-behind-rain-cloud': p73,
  'sun-behind-small-cloud': p74,
  'sun-with-face': p75,
  'sunflower': p76,
  'sunglasses': p77,
  'sushi': p78,
  'suspension-railway': p79,
  'synagogue': p80,
  'syringe': p81,
};
