// Written by tooling/pictures/render-pictures.mjs.
import p0 from '@kinora/media-core/pictures/accordion.webp?url&no-inline';
import p1 from '@kinora/media-core/pictures/airplane.webp?url&no-inline';
import p2 from '@kinora/media-core/pictures/alarm-clock.webp?url&no-inline';
import p3 from '@kinora/media-core/pictures/alien.webp?url&no-inline';
import p4 from '@kinora/media-core/pictures/ambulance.webp?url&no-inline';
import p5 from '@kinora/media-core/pictures/anchor.webp?url&no-inline';
import p6 from '@kinora/media-core/pictures/ant.webp?url&no-inline';
import p7 from '@kinora/media-core/pictures/avocado.webp?url&no-inline';
import p8 from '@kinora/media-core/pictures/axe.webp?url&no-inline';
import p9 from '@kinora/media-core/pictures/badger.webp?url&no-inline';
import p10 from '@kinora/media-core/pictures/banana.webp?url&no-inline';
import p11 from '@kinora/media-core/pictures/banjo.webp?url&no-inline';
import p12 from '@kinora/media-core/pictures/basketball.webp?url&no-inline';
import p13 from '@kinora/media-core/pictures/bat.webp?url&no-inline';
import p14 from '@kinora/media-core/pictures/beaver.webp?url&no-inline';
import p15 from '@kinora/media-core/pictures/beer-mug.webp?url&no-inline';
import p16 from '@kinora/media-core/pictures/beetle.webp?url&no-inline';
import p17 from '@kinora/media-core/pictures/bicycle.webp?url&no-inline';
import p18 from '@kinora/media-core/pictures/birthday-cake.webp?url&no-inline';
import p19 from '@kinora/media-core/pictures/bison.webp?url&no-inline';
import p20 from '@kinora/media-core/pictures/blowfish.webp?url&no-inline';
import p21 from '@kinora/media-core/pictures/blueberries.webp?url&no-inline';
import p22 from '@kinora/media-core/pictures/bouquet.webp?url&no-inline';
import p23 from '@kinora/media-core/pictures/bread.webp?url&no-inline';
import p24 from '@kinora/media-core/pictures/broccoli.webp?url&no-inline';
import p25 from '@kinora/media-core/pictures/broom.webp?url&no-inline';
import p26 from '@kinora/media-core/pictures/bucket.webp?url&no-inline';
import p27 from '@kinora/media-core/pictures/bug.webp?url&no-inline';
import p28 from '@kinora/media-core/pictures/bullet-train.webp?url&no-inline';
import p29 from '@kinora/media-core/pictures/burrito.webp?url&no-inline';
import p30 from '@kinora/media-core/pictures/bus.webp?url&no-inline';
import p31 from '@kinora/media-core/pictures/butterfly.webp?url&no-inline';
import p32 from '@kinora/media-core/pictures/camel.webp?url&no-inline';
import p33 from '@kinora/media-core/pictures/candy.webp?url&no-inline';
import p34 from '@kinora/media-core/pictures/carousel-horse.webp?url&no-inline';
import p35 from '@kinora/media-core/pictures/carrot.webp?url&no-inline';
import p36 from '@kinora/media-core/pictures/chair.webp?url&no-inline';
import p37 from '@kinora/media-core/pictures/cheese-wedge.webp?url&no-inline';
import p38 from '@kinora/media-core/pictures/chipmunk.webp?url&no-inline';
import p39 from '@kinora/media-core/pictures/chocolate-bar.webp?url&no-inline';
import p40 from '@kinora/media-core/pictures/christmas-tree.webp?url&no-inline';
import p41 from '@kinora/media-core/pictures/church.webp?url&no-inline';
import p42 from '@kinora/media-core/pictures/circus-tent.webp?url&no-inline';
import p43 from '@kinora/media-core/pictures/coconut.webp?url&no-inline';
import p44 from '@kinora/media-core/pictures/compass.webp?url&no-inline';
import p45 from '@kinora/media-core/pictures/cookie.webp?url&no-inline';
import p46 from '@kinora/media-core/pictures/crab.webp?url&no-inline';
import p47 from '@kinora/media-core/pictures/cricket.webp?url&no-inline';
import p48 from '@kinora/media-core/pictures/crocodile.webp?url&no-inline';
import p49 from '@kinora/media-core/pictures/croissant.webp?url&no-inline';
import p50 from '@kinora/media-core/pictures/crown.webp?url&no-inline';
import p51 from '@kinora/media-core/pictures/crystal-ball.webp?url&no-inline';
import p52 from '@kinora/media-core/pictures/cupcake.webp?url&no-inline';
import p53 from '@kinora/media-core/pictures/delivery-truck.webp?url&no-inline';
import p54 from '@kinora/media-core/pictures/dodo.webp?url&no-inline';
import p55 from '@kinora/media-core/pictures/donkey.webp?url&no-inline';
import p56 from '@kinora/media-core/pictures/doughnut.webp?url&no-inline';
import p57 from '@kinora/media-core/pictures/dove.webp?url&no-inline';
import p58 from '@kinora/media-core/pictures/drum.webp?url&no-inline';
import p59 from '@kinora/media-core/pictures/duck.webp?url&no-inline';
import p60 from '@kinora/media-core/pictures/dumpling.webp?url&no-inline';
import p61 from '@kinora/media-core/pictures/ear-of-corn.webp?url&no-inline';
import p62 from '@kinora/media-core/pictures/eggplant.webp?url&no-inline';
import p63 from '@kinora/media-core/pictures/ferris-wheel.webp?url&no-inline';
import p64 from '@kinora/media-core/pictures/fire.webp?url&no-inline';
import p65 from '@kinora/media-core/pictures/fire-engine.webp?url&no-inline';
import p66 from '@kinora/media-core/pictures/flamingo.webp?url&no-inline';
import p67 from '@kinora/media-core/pictures/flute.webp?url&no-inline';
import p68 from '@kinora/media-core/pictures/flying-saucer.webp?url&no-inline';
import p69 from '@kinora/media-core/pictures/fountain.webp?url&no-inline';
import p70 from '@kinora/media-core/pictures/four-leaf-clover.webp?url&no-inline';
import p71 from '@kinora/media-core/pictures/french-fries.webp?url&no-inline';
import p72 from '@kinora/media-core/pictures/frog.webp?url&no-inline';
import p73 from '@kinora/media-core/pictures/front-facing-baby-chick.webp?url&no-inline';
import p74 from '@kinora/media-core/pictures/gem-stone.webp?url&no-inline';
import p75 from '@kinora/media-core/pictures/ghost.webp?url&no-inline';
import p76 from '@kinora/media-core/pictures/giraffe.webp?url&no-inline';
import p77 from '@kinora/media-core/pictures/glass-of-milk.webp?url&no-inline';
import p78 from '@kinora/media-core/pictures/globe-showing-europe-africa.webp?url&no-inline';
import p79 from '@kinora/media-core/pictures/goat.webp?url&no-inline';
import p80 from '@kinora/media-core/pictures/goose.webp?url&no-inline';
import p81 from '@kinora/media-core/pictures/gorilla.webp?url&no-inline';
import p82 from '@kinora/media-core/pictures/grapes.webp?url&no-inline';
import p83 from '@kinora/media-core/pictures/guitar.webp?url&no-inline';
import p84 from '@kinora/media-core/pictures/hamburger.webp?url&no-inline';
import p85 from '@kinora/media-core/pictures/hammer.webp?url&no-inline';
import p86 from '@kinora/media-core/pictures/hedgehog.webp?url&no-inline';
import p87 from '@kinora/media-core/pictures/helicopter.webp?url&no-inline';
import p88 from '@kinora/media-core/pictures/hibiscus.webp?url&no-inline';
import p89 from '@kinora/media-core/pictures/hippopotamus.webp?url&no-inline';
import p90 from '@kinora/media-core/pictures/honey-pot.webp?url&no-inline';
import p91 from '@kinora/media-core/pictures/honeybee.webp?url&no-inline';
import p92 from '@kinora/media-core/pictures/hot-beverage.webp?url&no-inline';
import p93 from '@kinora/media-core/pictures/hot-dog.webp?url&no-inline';
import p94 from '@kinora/media-core/pictures/hot-pepper.webp?url&no-inline';
import p95 from '@kinora/media-core/pictures/hourglass-not-done.webp?url&no-inline';
import p96 from '@kinora/media-core/pictures/house.webp?url&no-inline';
import p97 from '@kinora/media-core/pictures/hut.webp?url&no-inline';
import p98 from '@kinora/media-core/pictures/jack-o-lantern.webp?url&no-inline';
import p99 from '@kinora/media-core/pictures/kangaroo.webp?url&no-inline';
import p100 from '@kinora/media-core/pictures/kite.webp?url&no-inline';
import p101 from '@kinora/media-core/pictures/koala.webp?url&no-inline';
import p102 from '@kinora/media-core/pictures/lady-beetle.webp?url&no-inline';
import p103 from '@kinora/media-core/pictures/laptop.webp?url&no-inline';
import p104 from '@kinora/media-core/pictures/lemon.webp?url&no-inline';
import p105 from '@kinora/media-core/pictures/leopard.webp?url&no-inline';
import p106 from '@kinora/media-core/pictures/light-bulb.webp?url&no-inline';
import p107 from '@kinora/media-core/pictures/lizard.webp?url&no-inline';
import p108 from '@kinora/media-core/pictures/llama.webp?url&no-inline';
import p109 from '@kinora/media-core/pictures/lobster.webp?url&no-inline';
import p110 from '@kinora/media-core/pictures/locomotive.webp?url&no-inline';
import p111 from '@kinora/media-core/pictures/lollipop.webp?url&no-inline';
import p112 from '@kinora/media-core/pictures/lotus.webp?url&no-inline';
import p113 from '@kinora/media-core/pictures/luggage.webp?url&no-inline';
import p114 from '@kinora/media-core/pictures/magic-wand.webp?url&no-inline';
import p115 from '@kinora/media-core/pictures/magnet.webp?url&no-inline';
import p116 from '@kinora/media-core/pictures/mango.webp?url&no-inline';
import p117 from '@kinora/media-core/pictures/microphone.webp?url&no-inline';
import p118 from '@kinora/media-core/pictures/microscope.webp?url&no-inline';
import p119 from '@kinora/media-core/pictures/minibus.webp?url&no-inline';
import p120 from '@kinora/media-core/pictures/moai.webp?url&no-inline';
import p121 from '@kinora/media-core/pictures/monkey-face.webp?url&no-inline';
import p122 from '@kinora/media-core/pictures/mosque.webp?url&no-inline';
import p123 from '@kinora/media-core/pictures/mosquito.webp?url&no-inline';
import p124 from '@kinora/media-core/pictures/motor-scooter.webp?url&no-inline';
import p125 from '@kinora/media-core/pictures/motorcycle.webp?url&no-inline';
import p126 from '@kinora/media-core/pictures/mouse-face.webp?url&no-inline';
import p127 from '@kinora/media-core/pictures/mushroom.webp?url&no-inline';
import p128 from '@kinora/media-core/pictures/musical-keyboard.webp?url&no-inline';
import p129 from '@kinora/media-core/pictures/nesting-dolls.webp?url&no-inline';
import p130 from '@kinora/media-core/pictures/octopus.webp?url&no-inline';
import p131 from '@kinora/media-core/pictures/orangutan.webp?url&no-inline';
import p132 from '@kinora/media-core/pictures/otter.webp?url&no-inline';
import p133 from '@kinora/media-core/pictures/owl.webp?url&no-inline';
import p134 from '@kinora/media-core/pictures/palm-tree.webp?url&no-inline';
import p135 from '@kinora/media-core/pictures/pancakes.webp?url&no-inline';
import p136 from '@kinora/media-core/pictures/panda.webp?url&no-inline';
import p137 from '@kinora/media-core/pictures/parachute.webp?url&no-inline';
import p138 from '@kinora/media-core/pictures/parrot.webp?url&no-inline';
import p139 from '@kinora/media-core/pictures/peacock.webp?url&no-inline';
import p140 from '@kinora/media-core/pictures/pear.webp?url&no-inline';
import p141 from '@kinora/media-core/pictures/penguin.webp?url&no-inline';
import p142 from '@kinora/media-core/pictures/phoenix-bird.webp?url&no-inline';
import p143 from '@kinora/media-core/pictures/pickup-truck.webp?url&no-inline';
import p144 from '@kinora/media-core/pictures/pig-face.webp?url&no-inline';
import p145 from '@kinora/media-core/pictures/pineapple.webp?url&no-inline';
import p146 from '@kinora/media-core/pictures/pizza.webp?url&no-inline';
import p147 from '@kinora/media-core/pictures/police-car.webp?url&no-inline';
import p148 from '@kinora/media-core/pictures/poodle.webp?url&no-inline';
import p149 from '@kinora/media-core/pictures/popcorn.webp?url&no-inline';
import p150 from '@kinora/media-core/pictures/potato.webp?url&no-inline';
import p151 from '@kinora/media-core/pictures/pretzel.webp?url&no-inline';
import p152 from '@kinora/media-core/pictures/raccoon.webp?url&no-inline';
import p153 from '@kinora/media-core/pictures/racing-car.webp?url&no-inline';
import p154 from '@kinora/media-core/pictures/radio.webp?url&no-inline';
import p155 from '@kinora/media-core/pictures/rat.webp?url&no-inline';
import p156 from '@kinora/media-core/pictures/red-apple.webp?url&no-inline';
import p157 from '@kinora/media-core/pictures/rhinoceros.webp?url&no-inline';
import p158 from '@kinora/media-core/pictures/rooster.webp?url&no-inline';
import p159 from '@kinora/media-core/pictures/sandwich.webp?url&no-inline';
import p160 from '@kinora/media-core/pictures/satellite.webp?url&no-inline';
import p161 from '@kinora/media-core/pictures/sauropod.webp?url&no-inline';
import p162 from '@kinora/media-core/pictures/saxophone.webp?url&no-inline';
import p163 from '@kinora/media-core/pictures/scorpion.webp?url&no-inline';
import p164 from '@kinora/media-core/pictures/seal.webp?url&no-inline';
import p165 from '@kinora/media-core/pictures/shark.webp?url&no-inline';
import p166 from '@kinora/media-core/pictures/shrimp.webp?url&no-inline';
import p167 from '@kinora/media-core/pictures/skateboard.webp?url&no-inline';
import p168 from '@kinora/media-core/pictures/skull.webp?url&no-inline';
import p169 from '@kinora/media-core/pictures/skunk.webp?url&no-inline';
import p170 from '@kinora/media-core/pictures/sled.webp?url&no-inline';
import p171 from '@kinora/media-core/pictures/sloth.webp?url&no-inline';
import p172 from '@kinora/media-core/pictures/small-airplane.webp?url&no-inline';
import p173 from '@kinora/media-core/pictures/snail.webp?url&no-inline';
import p174 from '@kinora/media-core/pictures/snake.webp?url&no-inline';
import p175 from '@kinora/media-core/pictures/snowman.webp?url&no-inline';
import p176 from '@kinora/media-core/pictures/soccer-ball.webp?url&no-inline';
import p177 from '@kinora/media-core/pictures/spider.webp?url&no-inline';
import p178 from '@kinora/media-core/pictures/squid.webp?url&no-inline';
import p179 from '@kinora/media-core/pictures/statue-of-liberty.webp?url&no-inline';
import p180 from '@kinora/media-core/pictures/strawberry.webp?url&no-inline';
import p181 from '@kinora/media-core/pictures/sunflower.webp?url&no-inline';
import p182 from '@kinora/media-core/pictures/sushi.webp?url&no-inline';
import p183 from '@kinora/media-core/pictures/t-rex.webp?url&no-inline';
import p184 from '@kinora/media-core/pictures/taco.webp?url&no-inline';
import p185 from '@kinora/media-core/pictures/taxi.webp?url&no-inline';
import p186 from '@kinora/media-core/pictures/teapot.webp?url&no-inline';
import p187 from '@kinora/media-core/pictures/teddy-bear.webp?url&no-inline';
import p188 from '@kinora/media-core/pictures/telephone.webp?url&no-inline';
import p189 from '@kinora/media-core/pictures/telescope.webp?url&no-inline';
import p190 from '@kinora/media-core/pictures/television.webp?url&no-inline';
import p191 from '@kinora/media-core/pictures/tent.webp?url&no-inline';
import p192 from '@kinora/media-core/pictures/tomato.webp?url&no-inline';
import p193 from '@kinora/media-core/pictures/tractor.webp?url&no-inline';
import p194 from '@kinora/media-core/pictures/tram.webp?url&no-inline';
import p195 from '@kinora/media-core/pictures/troll.webp?url&no-inline';
import p196 from '@kinora/media-core/pictures/trophy.webp?url&no-inline';
import p197 from '@kinora/media-core/pictures/tropical-drink.webp?url&no-inline';
import p198 from '@kinora/media-core/pictures/tropical-fish.webp?url&no-inline';
import p199 from '@kinora/media-core/pictures/trumpet.webp?url&no-inline';
import p200 from '@kinora/media-core/pictures/tulip.webp?url&no-inline';
import p201 from '@kinora/media-core/pictures/violin.webp?url&no-inline';
import p202 from '@kinora/media-core/pictures/volcano.webp?url&no-inline';
import p203 from '@kinora/media-core/pictures/waffle.webp?url&no-inline';
import p204 from '@kinora/media-core/pictures/watermelon.webp?url&no-inline';
import p205 from '@kinora/media-core/pictures/wine-glass.webp?url&no-inline';
import p206 from '@kinora/media-core/pictures/wrapped-gift.webp?url&no-inline';
import p207 from '@kinora/media-core/pictures/zebra.webp?url&no-inline';

/** Where the app serves the engine's mounted pictures, by their name. */
export const PICTURE_URLS: Readonly<Record<string, string>> = {
  'accordion': p0,
  'airplane': p1,
  'alarm-clock': p2,
  'alien': p3,
  'ambulance': p4,
  'anchor': p5,
  'ant': p6,
  'avocado': p7,
  'axe': p8,
  'badger': p9,
  'banana': p10,
  'banjo': p11,
  'basketball': p12,
  'bat': p13,
  'beaver': p14,
  'beer-mug': p15,
  'beetle': p16,
  'bicycle': p17,
  'birthday-cake': p18,
  'bison': p19,
  'blowfish': p20,
  'blueberries': p21,
  'bouquet': p22,
  'bread': p23,
  'broccoli': p24,
  'broom': p25,
  'bucket': p26,
  'bug': p27,
  'bullet-train': p28,
  'burrito': p29,
  'bus': p30,
  'butterfly': p31,
  'camel': p32,
  'candy': p33,
  'carousel-horse': p34,
  'carrot': p35,
  'chair': p36,
  'cheese-wedge': p37,
  'chipmunk': p38,
  'chocolate-bar': p39,
  'christmas-tree': p40,
  'church': p41,
  'circus-tent': p42,
  'coconut': p43,
  'compass': p44,
  'cookie': p45,
  'crab': p46,
  'cricket': p47,
  'crocodile': p48,
  'croissant': p49,
  'crown': p50,
  'crystal-ball': p51,
  'cupcake': p52,
  'delivery-truck': p53,
  'dodo': p54,
  'donkey': p55,
  'doughnut': p56,
  'dove': p57,
  'drum': p58,
  'duck': p59,
  'dumpling': p60,
  'ear-of-corn': p61,
  'eggplant': p62,
  'ferris-wheel': p63,
  'fire': p64,
  'fire-engine': p65,
  'flamingo': p66,
  'flute': p67,
  'flying-saucer': p68,
  'fountain': p69,
  'four-leaf-clover': p70,
  'french-fries': p71,
  'frog': p72,
  'front-facing-baby-chick': p73,
  'gem-stone': p74,
  'ghost': p75,
  'giraffe': p76,
  'glass-of-milk': p77,
  'globe-showing-europe-africa': p78,
  'goat': p79,
  'goose': p80,
  'gorilla': p81,
  'grapes': p82,
  'guitar': p83,
  'hamburger': p84,
  'hammer': p85,
  'hedgehog': p86,
  'helicopter': p87,
  'hibiscus': p88,
  'hippopotamus': p89,
  'honey-pot': p90,
  'honeybee': p91,
  'hot-beverage': p92,
  'hot-dog': p93,
  'hot-pepper': p94,
  'hourglass-not-done': p95,
  'house': p96,
  'hut': p97,
  'jack-o-lantern': p98,
  'kangaroo': p99,
  'kite': p100,
  'koala': p101,
  'lady-beetle': p102,
  'laptop': p103,
  'lemon': p104,
  'leopard': p105,
  'light-bulb': p106,
  'lizard': p107,
  'llama': p108,
  'lobster': p109,
  'locomotive': p110,
  'lollipop': p111,
  'lotus': p112,
  'luggage': p113,
  'magic-wand': p114,
  'magnet': p115,
  'mango': p116,
  'microphone': p117,
  'microscope': p118,
  'minibus': p119,
  'moai': p120,
  'monkey-face': p121,
  'mosque': p122,
  'mosquito': p123,
  'motor-scooter': p124,
  'motorcycle': p125,
  'mouse-face': p126,
  'mushroom': p127,
  'musical-keyboard': p128,
  'nesting-dolls': p129,
  'octopus': p130,
  'orangutan': p131,
  'otter': p132,
  'owl': p133,
  'palm-tree': p134,
  'pancakes': p135,
  'panda': p136,
  'parachute': p137,
  'parrot': p138,
  'peacock': p139,
  'pear': p140,
  'penguin': p141,
  'phoenix-bird': p142,
  'pickup-truck': p143,
  'pig-face': p144,
  'pineapple': p145,
  'pizza': p146,
  'police-car': p147,
  'poodle': p148,
  'popcorn': p149,
  'potato': p150,
  'pretzel': p151,
  'raccoon': p152,
  'racing-car': p153,
  'radio': p154,
  'rat': p155,
  'red-apple': p156,
  'rhinoceros': p157,
  'rooster': p158,
  'sandwich': p159,
  'satellite': p160,
  'sauropod': p161,
  'saxophone': p162,
  'scorpion': p163,
  'seal': p164,
  'shark': p165,
  'shrimp': p166,
  'skateboard': p167,
  'skull': p168,
  'skunk': p169,
  'sled': p170,
  'sloth': p171,
  'small-airplane': p172,
  'snail': p173,
  'snake': p174,
  'snowman': p175,
  'soccer-ball': p176,
  'spider': p177,
  'squid': p178,
  'statue-of-liberty': p179,
  'strawberry': p180,
  'sunflower': p181,
  'sushi': p182,
  't-rex': p183,
  'taco': p184,
  'taxi': p185,
  'teapot': p186,
  'teddy-bear': p187,
  'telephone': p188,
  'telescope': p189,
  'television': p190,
  'tent': p191,
  'tomato': p192,
  'tractor': p193,
  'tram': p194,
  'troll': p195,
  'trophy': p196,
  'tropical-drink': p197,
  'tropical-fish': p198,
  'trumpet': p199,
  'tulip': p200,
  'violin': p201,
  'volcano': p202,
  'waffle': p203,
  'watermelon': p204,
  'wine-glass': p205,
  'wrapped-gift': p206,
  'zebra': p207,
};
