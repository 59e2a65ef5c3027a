// Written by tooling/pictures/render-pictures.mjs.
import p0 from '@kinora/subjects/pictures/1st-place-medal.webp?url&no-inline';
import p1 from '@kinora/subjects/pictures/accordion.webp?url&no-inline';
import p2 from '@kinora/subjects/pictures/aerial-tramway.webp?url&no-inline';
import p3 from '@kinora/subjects/pictures/alarm-clock.webp?url&no-inline';
import p4 from '@kinora/subjects/pictures/alembic.webp?url&no-inline';
import p5 from '@kinora/subjects/pictures/ambulance.webp?url&no-inline';
import p6 from '@kinora/subjects/pictures/american-football.webp?url&no-inline';
import p7 from '@kinora/subjects/pictures/amphora.webp?url&no-inline';
import p8 from '@kinora/subjects/pictures/anchor.webp?url&no-inline';
import p9 from '@kinora/subjects/pictures/ant.webp?url&no-inline';
import p10 from '@kinora/subjects/pictures/artist-palette.webp?url&no-inline';
import p11 from '@kinora/subjects/pictures/auto-rickshaw.webp?url&no-inline';
import p12 from '@kinora/subjects/pictures/avocado.webp?url&no-inline';
import p13 from '@kinora/subjects/pictures/axe.webp?url&no-inline';
import p14 from '@kinora/subjects/pictures/baby-bottle.webp?url&no-inline';
import p15 from '@kinora/subjects/pictures/backpack.webp?url&no-inline';
import p16 from '@kinora/subjects/pictures/bacon.webp?url&no-inline';
import p17 from '@kinora/subjects/pictures/badger.webp?url&no-inline';
import p18 from '@kinora/subjects/pictures/badminton.webp?url&no-inline';
import p19 from '@kinora/subjects/pictures/bagel.webp?url&no-inline';
import p20 from '@kinora/subjects/pictures/baguette-bread.webp?url&no-inline';
import p21 from '@kinora/subjects/pictures/balance-scale.webp?url&no-inline';
import p22 from '@kinora/subjects/pictures/ballet-shoes.webp?url&no-inline';
import p23 from '@kinora/subjects/pictures/banana.webp?url&no-inline';
import p24 from '@kinora/subjects/pictures/banjo.webp?url&no-inline';
import p25 from '@kinora/subjects/pictures/baseball.webp?url&no-inline';
import p26 from '@kinora/subjects/pictures/basket.webp?url&no-inline';
import p27 from '@kinora/subjects/pictures/basketball.webp?url&no-inline';
import p28 from '@kinora/subjects/pictures/bat.webp?url&no-inline';
import p29 from '@kinora/subjects/pictures/bathtub.webp?url&no-inline';
import p30 from '@kinora/subjects/pictures/beaver.webp?url&no-inline';
import p31 from '@kinora/subjects/pictures/bed.webp?url&no-inline';
import p32 from '@kinora/subjects/pictures/beer-mug.webp?url&no-inline';
import p33 from '@kinora/subjects/pictures/beetle.webp?url&no-inline';
import p34 from '@kinora/subjects/pictures/bell.webp?url&no-inline';
import p35 from '@kinora/subjects/pictures/bell-pepper.webp?url&no-inline';
import p36 from '@kinora/subjects/pictures/bento-box.webp?url&no-inline';
import p37 from '@kinora/subjects/pictures/billed-cap.webp?url&no-inline';
import p38 from '@kinora/subjects/pictures/bison.webp?url&no-inline';
import p39 from '@kinora/subjects/pictures/blackbird.webp?url&no-inline';
import p40 from '@kinora/subjects/pictures/blowfish.webp?url&no-inline';
import p41 from '@kinora/subjects/pictures/blueberries.webp?url&no-inline';
import p42 from '@kinora/subjects/pictures/bone.webp?url&no-inline';
import p43 from '@kinora/subjects/pictures/books.webp?url&no-inline';
import p44 from '@kinora/subjects/pictures/boomerang.webp?url&no-inline';
import p45 from '@kinora/subjects/pictures/bottle-with-popping-cork.webp?url&no-inline';
import p46 from '@kinora/subjects/pictures/bouquet.webp?url&no-inline';
import p47 from '@kinora/subjects/pictures/boxing-glove.webp?url&no-inline';
import p48 from '@kinora/subjects/pictures/bread.webp?url&no-inline';
import p49 from '@kinora/subjects/pictures/briefcase.webp?url&no-inline';
import p50 from '@kinora/subjects/pictures/broccoli.webp?url&no-inline';
import p51 from '@kinora/subjects/pictures/broom.webp?url&no-inline';
import p52 from '@kinora/subjects/pictures/bubble-tea.webp?url&no-inline';
import p53 from '@kinora/subjects/pictures/bucket.webp?url&no-inline';
import p54 from '@kinora/subjects/pictures/bug.webp?url&no-inline';
import p55 from '@kinora/subjects/pictures/bullet-train.webp?url&no-inline';
import p56 from '@kinora/subjects/pictures/bullseye.webp?url&no-inline';
import p57 from '@kinora/subjects/pictures/burrito.webp?url&no-inline';
import p58 from '@kinora/subjects/pictures/candy.webp?url&no-inline';
import p59 from '@kinora/subjects/pictures/carousel-horse.webp?url&no-inline';
import p60 from '@kinora/subjects/pictures/carrot.webp?url&no-inline';
import p61 from '@kinora/subjects/pictures/chair.webp?url&no-inline';
import p62 from '@kinora/subjects/pictures/cheese-wedge.webp?url&no-inline';
import p63 from '@kinora/subjects/pictures/chequered-flag.webp?url&no-inline';
import p64 from '@kinora/subjects/pictures/cherries.webp?url&no-inline';
import p65 from '@kinora/subjects/pictures/chess-pawn.webp?url&no-inline';
import p66 from '@kinora/subjects/pictures/chocolate-bar.webp?url&no-inline';
import p67 from '@kinora/subjects/pictures/christmas-tree.webp?url&no-inline';
import p68 from '@kinora/subjects/pictures/church.webp?url&no-inline';
import p69 from '@kinora/subjects/pictures/circus-tent.webp?url&no-inline';
import p70 from '@kinora/subjects/pictures/clapper-board.webp?url&no-inline';
import p71 from '@kinora/subjects/pictures/classical-building.webp?url&no-inline';
import p72 from '@kinora/subjects/pictures/coconut.webp?url&no-inline';
import p73 from '@kinora/subjects/pictures/coin.webp?url&no-inline';
import p74 from '@kinora/subjects/pictures/comet.webp?url&no-inline';
import p75 from '@kinora/subjects/pictures/compass.webp?url&no-inline';
import p76 from '@kinora/subjects/pictures/cookie.webp?url&no-inline';
import p77 from '@kinora/subjects/pictures/cooking.webp?url&no-inline';
import p78 from '@kinora/subjects/pictures/cricket.webp?url&no-inline';
import p79 from '@kinora/subjects/pictures/croissant.webp?url&no-inline';
import p80 from '@kinora/subjects/pictures/crown.webp?url&no-inline';
import p81 from '@kinora/subjects/pictures/crystal-ball.webp?url&no-inline';
import p82 from '@kinora/subjects/pictures/cucumber.webp?url&no-inline';
import p83 from '@kinora/subjects/pictures/cupcake.webp?url&no-inline';
import p84 from '@kinora/subjects/pictures/cut-of-meat.webp?url&no-inline';
import p85 from '@kinora/subjects/pictures/derelict-house.webp?url&no-inline';
import p86 from '@kinora/subjects/pictures/diving-mask.webp?url&no-inline';
import p87 from '@kinora/subjects/pictures/dodo.webp?url&no-inline';
import p88 from '@kinora/subjects/pictures/donkey.webp?url&no-inline';
import p89 from '@kinora/subjects/pictures/doughnut.webp?url&no-inline';
import p90 from '@kinora/subjects/pictures/dove.webp?url&no-inline';
import p91 from '@kinora/subjects/pictures/drum.webp?url&no-inline';
import p92 from '@kinora/subjects/pictures/dumpling.webp?url&no-inline';
import p93 from '@kinora/subjects/pictures/ear-of-corn.webp?url&no-inline';
import p94 from '@kinora/subjects/pictures/egg.webp?url&no-inline';
import p95 from '@kinora/subjects/pictures/eggplant.webp?url&no-inline';
import p96 from '@kinora/subjects/pictures/envelope.webp?url&no-inline';
import p97 from '@kinora/subjects/pictures/factory.webp?url&no-inline';
import p98 from '@kinora/subjects/pictures/feather.webp?url&no-inline';
import p99 from '@kinora/subjects/pictures/fire-engine.webp?url&no-inline';
import p100 from '@kinora/subjects/pictures/fire-extinguisher.webp?url&no-inline';
import p101 from '@kinora/subjects/pictures/fishing-pole.webp?url&no-inline';
import p102 from '@kinora/subjects/pictures/flashlight.webp?url&no-inline';
import p103 from '@kinora/subjects/pictures/flute.webp?url&no-inline';
import p104 from '@kinora/subjects/pictures/fondue.webp?url&no-inline';
import p105 from '@kinora/subjects/pictures/fortune-cookie.webp?url&no-inline';
import p106 from '@kinora/subjects/pictures/four-leaf-clover.webp?url&no-inline';
import p107 from '@kinora/subjects/pictures/french-fries.webp?url&no-inline';
import p108 from '@kinora/subjects/pictures/front-facing-baby-chick.webp?url&no-inline';
import p109 from '@kinora/subjects/pictures/game-die.webp?url&no-inline';
import p110 from '@kinora/subjects/pictures/garlic.webp?url&no-inline';
import p111 from '@kinora/subjects/pictures/gear.webp?url&no-inline';
import p112 from '@kinora/subjects/pictures/gem-stone.webp?url&no-inline';
import p113 from '@kinora/subjects/pictures/glass-of-milk.webp?url&no-inline';
import p114 from '@kinora/subjects/pictures/globe-showing-europe-africa.webp?url&no-inline';
import p115 from '@kinora/subjects/pictures/goat.webp?url&no-inline';
import p116 from '@kinora/subjects/pictures/goose.webp?url&no-inline';
import p117 from '@kinora/subjects/pictures/gorilla.webp?url&no-inline';
import p118 from '@kinora/subjects/pictures/graduation-cap.webp?url&no-inline';
import p119 from '@kinora/subjects/pictures/grapes.webp?url&no-inline';
import p120 from '@kinora/subjects/pictures/green-salad.webp?url&no-inline';
import p121 from '@kinora/subjects/pictures/hamburger.webp?url&no-inline';
import p122 from '@kinora/subjects/pictures/hammer.webp?url&no-inline';
import p123 from '@kinora/subjects/pictures/hamster.webp?url&no-inline';
import p124 from '@kinora/subjects/pictures/handbag.webp?url&no-inline';
import p125 from '@kinora/subjects/pictures/hatching-chick.webp?url&no-inline';
import p126 from '@kinora/subjects/pictures/headphone.webp?url&no-inline';
import p127 from '@kinora/subjects/pictures/headstone.webp?url&no-inline';
import p128 from '@kinora/subjects/pictures/hibiscus.webp?url&no-inline';
import p129 from '@kinora/subjects/pictures/high-heeled-shoe.webp?url&no-inline';
import p130 from '@kinora/subjects/pictures/hiking-boot.webp?url&no-inline';
import p131 from '@kinora/subjects/pictures/hippopotamus.webp?url&no-inline';
import p132 from '@kinora/subjects/pictures/honey-pot.webp?url&no-inline';
import p133 from '@kinora/subjects/pictures/hospital.webp?url&no-inline';
import p134 from '@kinora/subjects/pictures/hot-dog.webp?url&no-inline';
import p135 from '@kinora/subjects/pictures/hot-pepper.webp?url&no-inline';
import p136 from '@kinora/subjects/pictures/hourglass-not-done.webp?url&no-inline';
import p137 from '@kinora/subjects/pictures/house.webp?url&no-inline';
import p138 from '@kinora/subjects/pictures/hut.webp?url&no-inline';
import p139 from '@kinora/subjects/pictures/hyacinth.webp?url&no-inline';
import p140 from '@kinora/subjects/pictures/ice-cream.webp?url&no-inline';
import p141 from '@kinora/subjects/pictures/ice-skate.webp?url&no-inline';
import p142 from '@kinora/subjects/pictures/jack-o-lantern.webp?url&no-inline';
import p143 from '@kinora/subjects/pictures/kick-scooter.webp?url&no-inline';
import p144 from '@kinora/subjects/pictures/kite.webp?url&no-inline';
import p145 from '@kinora/subjects/pictures/kiwi-fruit.webp?url&no-inline';
import p146 from '@kinora/subjects/pictures/koala.webp?url&no-inline';
import p147 from '@kinora/subjects/pictures/ladder.webp?url&no-inline';
import p148 from '@kinora/subjects/pictures/lady-beetle.webp?url&no-inline';
import p149 from '@kinora/subjects/pictures/laptop.webp?url&no-inline';
import p150 from '@kinora/subjects/pictures/lemon.webp?url&no-inline';
import p151 from '@kinora/subjects/pictures/leopard.webp?url&no-inline';
import p152 from '@kinora/subjects/pictures/light-bulb.webp?url&no-inline';
import p153 from '@kinora/subjects/pictures/lizard.webp?url&no-inline';
import p154 from '@kinora/subjects/pictures/llama.webp?url&no-inline';
import p155 from '@kinora/subjects/pictures/lobster.webp?url&no-inline';
import p156 from '@kinora/subjects/pictures/locked.webp?url&no-inline';
import p157 from '@kinora/subjects/pictures/lollipop.webp?url&no-inline';
import p158 from '@kinora/subjects/pictures/lotus.webp?url&no-inline';
import p159 from '@kinora/subjects/pictures/love-letter.webp?url&no-inline';
import p160 from '@kinora/subjects/pictures/luggage.webp?url&no-inline';
import p161 from '@kinora/subjects/pictures/magic-wand.webp?url&no-inline';
import p162 from '@kinora/subjects/pictures/magnet.webp?url&no-inline';
import p163 from '@kinora/subjects/pictures/magnifying-glass-tilted-left.webp?url&no-inline';
import p164 from '@kinora/subjects/pictures/mango.webp?url&no-inline';
import p165 from '@kinora/subjects/pictures/manual-wheelchair.webp?url&no-inline';
import p166 from '@kinora/subjects/pictures/maple-leaf.webp?url&no-inline';
import p167 from '@kinora/subjects/pictures/maracas.webp?url&no-inline';
import p168 from '@kinora/subjects/pictures/megaphone.webp?url&no-inline';
import p169 from '@kinora/subjects/pictures/melon.webp?url&no-inline';
import p170 from '@kinora/subjects/pictures/microphone.webp?url&no-inline';
import p171 from '@kinora/subjects/pictures/microscope.webp?url&no-inline';
import p172 from '@kinora/subjects/pictures/minibus.webp?url&no-inline';
import p173 from '@kinora/subjects/pictures/mirror-ball.webp?url&no-inline';
import p174 from '@kinora/subjects/pictures/moai.webp?url&no-inline';
import p175 from '@kinora/subjects/pictures/mobile-phone.webp?url&no-inline';
import p176 from '@kinora/subjects/pictures/money-bag.webp?url&no-inline';
import p177 from '@kinora/subjects/pictures/mosque.webp?url&no-inline';
import p178 from '@kinora/subjects/pictures/mosquito.webp?url&no-inline';
import p179 from '@kinora/subjects/pictures/motor-scooter.webp?url&no-inline';
import p180 from '@kinora/subjects/pictures/mouse-face.webp?url&no-inline';
import p181 from '@kinora/subjects/pictures/mushroom.webp?url&no-inline';
import p182 from '@kinora/subjects/pictures/nest-with-eggs.webp?url&no-inline';
import p183 from '@kinora/subjects/pictures/nesting-dolls.webp?url&no-inline';
import p184 from '@kinora/subjects/pictures/newspaper.webp?url&no-inline';
import p185 from '@kinora/subjects/pictures/ogre.webp?url&no-inline';
import p186 from '@kinora/subjects/pictures/old-key.webp?url&no-inline';
import p187 from '@kinora/subjects/pictures/olive.webp?url&no-inline';
import p188 from '@kinora/subjects/pictures/onion.webp?url&no-inline';
import p189 from '@kinora/subjects/pictures/orangutan.webp?url&no-inline';
import p190 from '@kinora/subjects/pictures/otter.webp?url&no-inline';
import p191 from '@kinora/subjects/pictures/package.webp?url&no-inline';
import p192 from '@kinora/subjects/pictures/paintbrush.webp?url&no-inline';
import p193 from '@kinora/subjects/pictures/palm-tree.webp?url&no-inline';
import p194 from '@kinora/subjects/pictures/pancakes.webp?url&no-inline';
import p195 from '@kinora/subjects/pictures/parachute.webp?url&no-inline';
import p196 from '@kinora/subjects/pictures/peach.webp?url&no-inline';
import p197 from '@kinora/subjects/pictures/peacock.webp?url&no-inline';
import p198 from '@kinora/subjects/pictures/peanuts.webp?url&no-inline';
import p199 from '@kinora/subjects/pictures/pear.webp?url&no-inline';
import p200 from '@kinora/subjects/pictures/pencil.webp?url&no-inline';
import p201 from '@kinora/subjects/pictures/piata.webp?url&no-inline';
import p202 from '@kinora/subjects/pictures/pickup-truck.webp?url&no-inline';
import p203 from '@kinora/subjects/pictures/pie.webp?url&no-inline';
import p204 from '@kinora/subjects/pictures/pineapple.webp?url&no-inline';
import p205 from '@kinora/subjects/pictures/pizza.webp?url&no-inline';
import p206 from '@kinora/subjects/pictures/playground-slide.webp?url&no-inline';
import p207 from '@kinora/subjects/pictures/poodle.webp?url&no-inline';
import p208 from '@kinora/subjects/pictures/popcorn.webp?url&no-inline';
import p209 from '@kinora/subjects/pictures/pot-of-food.webp?url&no-inline';
import p210 from '@kinora/subjects/pictures/potato.webp?url&no-inline';
import p211 from '@kinora/subjects/pictures/potted-plant.webp?url&no-inline';
import p212 from '@kinora/subjects/pictures/pretzel.webp?url&no-inline';
import p213 from '@kinora/subjects/pictures/puzzle-piece.webp?url&no-inline';
import p214 from '@kinora/subjects/pictures/raccoon.webp?url&no-inline';
import p215 from '@kinora/subjects/pictures/radio.webp?url&no-inline';
import p216 from '@kinora/subjects/pictures/ram.webp?url&no-inline';
import p217 from '@kinora/subjects/pictures/rat.webp?url&no-inline';
import p218 from '@kinora/subjects/pictures/red-apple.webp?url&no-inline';
import p219 from '@kinora/subjects/pictures/rescue-workers-helmet.webp?url&no-inline';
import p220 from '@kinora/subjects/pictures/rice-ball.webp?url&no-inline';
import p221 from '@kinora/subjects/pictures/ring-buoy.webp?url&no-inline';
import p222 from '@kinora/subjects/pictures/ringed-planet.webp?url&no-inline';
import p223 from '@kinora/subjects/pictures/roasted-sweet-potato.webp?url&no-inline';
import p224 from '@kinora/subjects/pictures/roller-coaster.webp?url&no-inline';
import p225 from '@kinora/subjects/pictures/roller-skate.webp?url&no-inline';
import p226 from '@kinora/subjects/pictures/rose.webp?url&no-inline';
import p227 from '@kinora/subjects/pictures/running-shoe.webp?url&no-inline';
import p228 from '@kinora/subjects/pictures/sandwich.webp?url&no-inline';
import p229 from '@kinora/subjects/pictures/satellite.webp?url&no-inline';
import p230 from '@kinora/subjects/pictures/satellite-antenna.webp?url&no-inline';
import p231 from '@kinora/subjects/pictures/saxophone.webp?url&no-inline';
import p232 from '@kinora/subjects/pictures/scissors.webp?url&no-inline';
import p233 from '@kinora/subjects/pictures/scorpion.webp?url&no-inline';
import p234 from '@kinora/subjects/pictures/screwdriver.webp?url&no-inline';
import p235 from '@kinora/subjects/pictures/seal.webp?url&no-inline';
import p236 from '@kinora/subjects/pictures/seedling.webp?url&no-inline';
import p237 from '@kinora/subjects/pictures/shopping-cart.webp?url&no-inline';
import p238 from '@kinora/subjects/pictures/shortcake.webp?url&no-inline';
import p239 from '@kinora/subjects/pictures/shrimp.webp?url&no-inline';
import p240 from '@kinora/subjects/pictures/skateboard.webp?url&no-inline';
import p241 from '@kinora/subjects/pictures/skull.webp?url&no-inline';
import p242 from '@kinora/subjects/pictures/skunk.webp?url&no-inline';
import p243 from '@kinora/subjects/pictures/sled.webp?url&no-inline';
import p244 from '@kinora/subjects/pictures/sloth.webp?url&no-inline';
import p245 from '@kinora/subjects/pictures/small-airplane.webp?url&no-inline';
import p246 from '@kinora/subjects/pictures/soccer-ball.webp?url&no-inline';
import p247 from '@kinora/subjects/pictures/socks.webp?url&no-inline';
import p248 from '@kinora/subjects/pictures/soft-ice-cream.webp?url&no-inline';
import p249 from '@kinora/subjects/pictures/spaghetti.webp?url&no-inline';
import p250 from '@kinora/subjects/pictures/spider-web.webp?url&no-inline';
import p251 from '@kinora/subjects/pictures/spiral-shell.webp?url&no-inline';
import p252 from '@kinora/subjects/pictures/spoon.webp?url&no-inline';
import p253 from '@kinora/subjects/pictures/sport-utility-vehicle.webp?url&no-inline';
import p254 from '@kinora/subjects/pictures/squid.webp?url&no-inline';
import p255 from '@kinora/subjects/pictures/statue-of-liberty.webp?url&no-inline';
import p256 from '@kinora/subjects/pictures/stopwatch.webp?url&no-inline';
import p257 from '@kinora/subjects/pictures/strawberry.webp?url&no-inline';
import p258 from '@kinora/subjects/pictures/sunflower.webp?url&no-inline';
import p259 from '@kinora/subjects/pictures/sushi.webp?url&no-inline';
import p260 from '@kinora/subjects/pictures/taco.webp?url&no-inline';
import p261 from '@kinora/subjects/pictures/tangerine.webp?url&no-inline';
import p262 from '@kinora/subjects/pictures/teapot.webp?url&no-inline';
import p263 from '@kinora/subjects/pictures/teddy-bear.webp?url&no-inline';
import p264 from '@kinora/subjects/pictures/telephone.webp?url&no-inline';
import p265 from '@kinora/subjects/pictures/telescope.webp?url&no-inline';
import p266 from '@kinora/subjects/pictures/television.webp?url&no-inline';
import p267 from '@kinora/subjects/pictures/tennis.webp?url&no-inline';
import p268 from '@kinora/subjects/pictures/tent.webp?url&no-inline';
import p269 from '@kinora/subjects/pictures/tomato.webp?url&no-inline';
import p270 from '@kinora/subjects/pictures/toolbox.webp?url&no-inline';
import p271 from '@kinora/subjects/pictures/toothbrush.webp?url&no-inline';
import p272 from '@kinora/subjects/pictures/top-hat.webp?url&no-inline';
import p273 from '@kinora/subjects/pictures/tram.webp?url&no-inline';
import p274 from '@kinora/subjects/pictures/troll.webp?url&no-inline';
import p275 from '@kinora/subjects/pictures/trophy.webp?url&no-inline';
import p276 from '@kinora/subjects/pictures/tropical-drink.webp?url&no-inline';
import p277 from '@kinora/subjects/pictures/tropical-fish.webp?url&no-inline';
import p278 from '@kinora/subjects/pictures/trumpet.webp?url&no-inline';
import p279 from '@kinora/subjects/pictures/tulip.webp?url&no-inline';
import p280 from '@kinora/subjects/pictures/turkey.webp?url&no-inline';
import p281 from '@kinora/subjects/pictures/video-game.webp?url&no-inline';
import p282 from '@kinora/subjects/pictures/violin.webp?url&no-inline';
import p283 from '@kinora/subjects/pictures/volcano.webp?url&no-inline';
import p284 from '@kinora/subjects/pictures/volleyball.webp?url&no-inline';
import p285 from '@kinora/subjects/pictures/waffle.webp?url&no-inline';
import p286 from '@kinora/subjects/pictures/watch.webp?url&no-inline';
import p287 from '@kinora/subjects/pictures/water-buffalo.webp?url&no-inline';
import p288 from '@kinora/subjects/pictures/watermelon.webp?url&no-inline';
import p289 from '@kinora/subjects/pictures/wind-chime.webp?url&no-inline';
import p290 from '@kinora/subjects/pictures/wine-glass.webp?url&no-inline';
import p291 from '@kinora/subjects/pictures/world-map.webp?url&no-inline';
import p292 from '@kinora/subjects/pictures/worm.webp?url&no-inline';
import p293 from '@kinora/subjects/pictures/wrench.webp?url&no-inline';
import p294 from '@kinora/subjects/pictures/yarn.webp?url&no-inline';
import p295 from '@kinora/subjects/pictures/zebra.webp?url&no-inline';

/** Where the app serves the engine's mounted pictures, by their name. */
export const PICTURE_URLS: Readonly<Record<string, string>> = {
  '1st-place-medal': p0,
  'accordion': p1,
  'aerial-tramway': p2,
  'alarm-clock': p3,
  'alembic': p4,
  'ambulance': p5,
  'american-football': p6,
  'amphora': p7,
  'anchor': p8,
  'ant': p9,
  'artist-palette': p10,
  'auto-rickshaw': p11,
  'avocado': p12,
  'axe': p13,
  'baby-bottle': p14,
  'backpack': p15,
  'bacon': p16,
  'badger': p17,
  'badminton': p18,
  'bagel': p19,
  'baguette-bread': p20,
  'balance-scale': p21,
  'ballet-shoes': p22,
  'banana': p23,
  'banjo': p24,
  'baseball': p25,
  'basket': p26,
  'basketball': p27,
  'bat': p28,
  'bathtub': p29,
  'beaver': p30,
  'bed': p31,
  'beer-mug': p32,
  'beetle': p33,
  'bell': p34,
  'bell-pepper': p35,
  'bento-box': p36,
  'billed-cap': p37,
  'bison': p38,
  'blackbird': p39,
  'blowfish': p40,
  'blueberries': p41,
  'bone': p42,
  'books': p43,
  'boomerang': p44,
  'bottle-with-popping-cork': p45,
  'bouquet': p46,
  'boxing-glove': p47,
  'bread': p48,
  'briefcase': p49,
  'broccoli': p50,
  'broom': p51,
  'bubble-tea': p52,
  'bucket': p53,
  'bug': p54,
  'bullet-train': p55,
  'bullseye': p56,
  'burrito': p57,
  'candy': p58,
  'carousel-horse': p59,
  'carrot': p60,
  'chair': p61,
  'cheese-wedge': p62,
  'chequered-flag': p63,
  'cherries': p64,
  'chess-pawn': p65,
  'chocolate-bar': p66,
  'christmas-tree': p67,
  'church': p68,
  'circus-tent': p69,
  'clapper-board': p70,
  'classical-building': p71,
  'coconut': p72,
  'coin': p73,
  'comet': p74,
  'compass': p75,
  'cookie': p76,
  'cooking': p77,
  'cricket': p78,
  'croissant': p79,
  'crown': p80,
  'crystal-ball': p81,
  'cucumber': p82,
  'cupcake': p83,
  'cut-of-meat': p84,
  'derelict-house': p85,
  'diving-mask': p86,
  'dodo': p87,
  'donkey': p88,
  'doughnut': p89,
  'dove': p90,
  'drum': p91,
  'dumpling': p92,
  'ear-of-corn': p93,
  'egg': p94,
  'eggplant': p95,
  'envelope': p96,
  'factory': p97,
  'feather': p98,
  'fire-engine': p99,
  'fire-extinguisher': p100,
  'fishing-pole': p101,
  'flashlight': p102,
  'flute': p103,
  'fondue': p104,
  'fortune-cookie': p105,
  'four-leaf-clover': p106,
  'french-fries': p107,
  'front-facing-baby-chick': p108,
  'game-die': p109,
  'garlic': p110,
  'gear': p111,
  'gem-stone': p112,
  'glass-of-milk': p113,
  'globe-showing-europe-africa': p114,
  'goat': p115,
  'goose': p116,
  'gorilla': p117,
  'graduation-cap': p118,
  'grapes': p119,
  'green-salad': p120,
  'hamburger': p121,
  'hammer': p122,
  'hamster': p123,
  'handbag': p124,
  'hatching-chick': p125,
  'headphone': p126,
  'headstone': p127,
  'hibiscus': p128,
  'high-heeled-shoe': p129,
  'hiking-boot': p130,
  'hippopotamus': p131,
  'honey-pot': p132,
  'hospital': p133,
  'hot-dog': p134,
  'hot-pepper': p135,
  'hourglass-not-done': p136,
  'house': p137,
  'hut': p138,
  'hyacinth': p139,
  'ice-cream': p140,
  'ice-skate': p141,
  'jack-o-lantern': p142,
  'kick-scooter': p143,
  'kite': p144,
  'kiwi-fruit': p145,
  'koala': p146,
  'ladder': p147,
  'lady-beetle': p148,
  'laptop': p149,
  'lemon': p150,
  'leopard': p151,
  'light-bulb': p152,
  'lizard': p153,
  'llama': p154,
  'lobster': p155,
  'locked': p156,
  'lollipop': p157,
  'lotus': p158,
  'love-letter': p159,
  'luggage': p160,
  'magic-wand': p161,
  'magnet': p162,
  'magnifying-glass-tilted-left': p163,
  'mango': p164,
  'manual-wheelchair': p165,
  'maple-leaf': p166,
  'maracas': p167,
  'megaphone': p168,
  'melon': p169,
  'microphone': p170,
  'microscope': p171,
  'minibus': p172,
  'mirror-ball': p173,
  'moai': p174,
  'mobile-phone': p175,
  'money-bag': p176,
  'mosque': p177,
  'mosquito': p178,
  'motor-scooter': p179,
  'mouse-face': p180,
  'mushroom': p181,
  'nest-with-eggs': p182,
  'nesting-dolls': p183,
  'newspaper': p184,
  'ogre': p185,
  'old-key': p186,
  'olive': p187,
  'onion': p188,
  'orangutan': p189,
  'otter': p190,
  'package': p191,
  'paintbrush': p192,
  'palm-tree': p193,
  'pancakes': p194,
  'parachute': p195,
  'peach': p196,
  'peacock': p197,
  'peanuts': p198,
  'pear': p199,
  'pencil': p200,
  'piata': p201,
  'pickup-truck': p202,
  'pie': p203,
  'pineapple': p204,
  'pizza': p205,
  'playground-slide': p206,
  'poodle': p207,
  'popcorn': p208,
  'pot-of-food': p209,
  'potato': p210,
  'potted-plant': p211,
  'pretzel': p212,
  'puzzle-piece': p213,
  'raccoon': p214,
  'radio': p215,
  'ram': p216,
  'rat': p217,
  'red-apple': p218,
  'rescue-workers-helmet': p219,
  'rice-ball': p220,
  'ring-buoy': p221,
  'ringed-planet': p222,
  'roasted-sweet-potato': p223,
  'roller-coaster': p224,
  'roller-skate': p225,
  'rose': p226,
  'running-shoe': p227,
  'sandwich': p228,
  'satellite': p229,
  'satellite-antenna': p230,
  'saxophone': p231,
  'scissors': p232,
  'scorpion': p233,
  'screwdriver': p234,
  'seal': p235,
  'seedling': p236,
  'shopping-cart': p237,
  'shortcake': p238,
  'shrimp': p239,
  'skateboard': p240,
  'skull': p241,
  'skunk': p242,
  'sled': p243,
  'sloth': p244,
  'small-airplane': p245,
  'soccer-ball': p246,
  'socks': p247,
  'soft-ice-cream': p248,
  'spaghetti': p249,
  'spider-web': p250,
  'spiral-shell': p251,
  'spoon': p252,
  'sport-utility-vehicle': p253,
  'squid': p254,
  'statue-of-liberty': p255,
  'stopwatch': p256,
  'strawberry': p257,
  'sunflower': p258,
  'sushi': p259,
  'taco': p260,
  'tangerine': p261,
  'teapot': p262,
  'teddy-bear': p263,
  'telephone': p264,
  'telescope': p265,
  'television': p266,
  'tennis': p267,
  'tent': p268,
  'tomato': p269,
  'toolbox': p270,
  'toothbrush': p271,
  'top-hat': p272,
  'tram': p273,
  'troll': p274,
  'trophy': p275,
  'tropical-drink': p276,
  'tropical-fish': p277,
  'trumpet': p278,
  'tulip': p279,
  'turkey': p280,
  'video-game': p281,
  'violin': p282,
  'volcano': p283,
  'volleyball': p284,
  'waffle': p285,
  'watch': p286,
  'water-buffalo': p287,
  'watermelon': p288,
  'wind-chime': p289,
  'wine-glass': p290,
  'world-map': p291,
  'worm': p292,
  'wrench': p293,
  'yarn': p294,
  'zebra': p295,
};
