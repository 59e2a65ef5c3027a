// Written by tooling/pictures/render-pictures.mjs.
import p0 from '@kinora/media-core/pictures/1st-place-medal.webp?url&no-inline';
import p1 from '@kinora/media-core/pictures/accordion.webp?url&no-inline';
import p2 from '@kinora/media-core/pictures/aerial-tramway.webp?url&no-inline';
import p3 from '@kinora/media-core/pictures/alarm-clock.webp?url&no-inline';
import p4 from '@kinora/media-core/pictures/alembic.webp?url&no-inline';
import p5 from '@kinora/media-core/pictures/ambulance.webp?url&no-inline';
import p6 from '@kinora/media-core/pictures/american-football.webp?url&no-inline';
import p7 from '@kinora/media-core/pictures/amphora.webp?url&no-inline';
import p8 from '@kinora/media-core/pictures/anchor.webp?url&no-inline';
import p9 from '@kinora/media-core/pictures/ant.webp?url&no-inline';
import p10 from '@kinora/media-core/pictures/artist-palette.webp?url&no-inline';
import p11 from '@kinora/media-core/pictures/auto-rickshaw.webp?url&no-inline';
import p12 from '@kinora/media-core/pictures/avocado.webp?url&no-inline';
import p13 from '@kinora/media-core/pictures/axe.webp?url&no-inline';
import p14 from '@kinora/media-core/pictures/baby-bottle.webp?url&no-inline';
import p15 from '@kinora/media-core/pictures/backpack.webp?url&no-inline';
import p16 from '@kinora/media-core/pictures/bacon.webp?url&no-inline';
import p17 from '@kinora/media-core/pictures/badger.webp?url&no-inline';
import p18 from '@kinora/media-core/pictures/badminton.webp?url&no-inline';
import p19 from '@kinora/media-core/pictures/bagel.webp?url&no-inline';
import p20 from '@kinora/media-core/pictures/baguette-bread.webp?url&no-inline';
import p21 from '@kinora/media-core/pictures/balance-scale.webp?url&no-inline';
import p22 from '@kinora/media-core/pictures/ballet-shoes.webp?url&no-inline';
import p23 from '@kinora/media-core/pictures/banana.webp?url&no-inline';
import p24 from '@kinora/media-core/pictures/banjo.webp?url&no-inline';
import p25 from '@kinora/media-core/pictures/baseball.webp?url&no-inline';
import p26 from '@kinora/media-core/pictures/basket.webp?url&no-inline';
import p27 from '@kinora/media-core/pictures/basketball.webp?url&no-inline';
import p28 from '@kinora/media-core/pictures/bat.webp?url&no-inline';
import p29 from '@kinora/media-core/pictures/bathtub.webp?url&no-inline';
import p30 from '@kinora/media-core/pictures/beaver.webp?url&no-inline';
import p31 from '@kinora/media-core/pictures/bed.webp?url&no-inline';
import p32 from '@kinora/media-core/pictures/beer-mug.webp?url&no-inline';
import p33 from '@kinora/media-core/pictures/beetle.webp?url&no-inline';
import p34 from '@kinora/media-core/pictures/bell.webp?url&no-inline';
import p35 from '@kinora/media-core/pictures/bell-pepper.webp?url&no-inline';
import p36 from '@kinora/media-core/pictures/bento-box.webp?url&no-inline';
import p37 from '@kinora/media-core/pictures/billed-cap.webp?url&no-inline';
import p38 from '@kinora/media-core/pictures/bison.webp?url&no-inline';
import p39 from '@kinora/media-core/pictures/blackbird.webp?url&no-inline';
import p40 from '@kinora/media-core/pictures/blowfish.webp?url&no-inline';
import p41 from '@kinora/media-core/pictures/blueberries.webp?url&no-inline';
import p42 from '@kinora/media-core/pictures/bone.webp?url&no-inline';
import p43 from '@kinora/media-core/pictures/books.webp?url&no-inline';
import p44 from '@kinora/media-core/pictures/boomerang.webp?url&no-inline';
import p45 from '@kinora/media-core/pictures/bottle-with-popping-cork.webp?url&no-inline';
import p46 from '@kinora/media-core/pictures/bouquet.webp?url&no-inline';
import p47 from '@kinora/media-core/pictures/boxing-glove.webp?url&no-inline';
import p48 from '@kinora/media-core/pictures/bread.webp?url&no-inline';
import p49 from '@kinora/media-core/pictures/briefcase.webp?url&no-inline';
import p50 from '@kinora/media-core/pictures/broccoli.webp?url&no-inline';
import p51 from '@kinora/media-core/pictures/broom.webp?url&no-inline';
import p52 from '@kinora/media-core/pictures/bubble-tea.webp?url&no-inline';
import p53 from '@kinora/media-core/pictures/bucket.webp?url&no-inline';
import p54 from '@kinora/media-core/pictures/bug.webp?url&no-inline';
import p55 from '@kinora/media-core/pictures/bullet-train.webp?url&no-inline';
import p56 from '@kinora/media-core/pictures/bullseye.webp?url&no-inline';
import p57 from '@kinora/media-core/pictures/burrito.webp?url&no-inline';
import p58 from '@kinora/media-core/pictures/candy.webp?url&no-inline';
import p59 from '@kinora/media-core/pictures/carousel-horse.webp?url&no-inline';
import p60 from '@kinora/media-core/pictures/carrot.webp?url&no-inline';
import p61 from '@kinora/media-core/pictures/chair.webp?url&no-inline';
import p62 from '@kinora/media-core/pictures/cheese-wedge.webp?url&no-inline';
import p63 from '@kinora/media-core/pictures/chequered-flag.webp?url&no-inline';
import p64 from '@kinora/media-core/pictures/cherries.webp?url&no-inline';
import p65 from '@kinora/media-core/pictures/chess-pawn.webp?url&no-inline';
import p66 from '@kinora/media-core/pictures/chocolate-bar.webp?url&no-inline';
import p67 from '@kinora/media-core/pictures/christmas-tree.webp?url&no-inline';
import p68 from '@kinora/media-core/pictures/church.webp?url&no-inline';
import p69 from '@kinora/media-core/pictures/circus-tent.webp?url&no-inline';
import p70 from '@kinora/media-core/pictures/clapper-board.webp?url&no-inline';
import p71 from '@kinora/media-core/pictures/classical-building.webp?url&no-inline';
import p72 from '@kinora/media-core/pictures/coconut.webp?url&no-inline';
import p73 from '@kinora/media-core/pictures/coin.webp?url&no-inline';
import p74 from '@kinora/media-core/pictures/comet.webp?url&no-inline';
import p75 from '@kinora/media-core/pictures/compass.webp?url&no-inline';
import p76 from '@kinora/media-core/pictures/cookie.webp?url&no-inline';
import p77 from '@kinora/media-core/pictures/cooking.webp?url&no-inline';
import p78 from '@kinora/media-core/pictures/cricket.webp?url&no-inline';
import p79 from '@kinora/media-core/pictures/croissant.webp?url&no-inline';
import p80 from '@kinora/media-core/pictures/crown.webp?url&no-inline';
import p81 from '@kinora/media-core/pictures/crystal-ball.webp?url&no-inline';
import p82 from '@kinora/media-core/pictures/cucumber.webp?url&no-inline';
import p83 from '@kinora/media-core/pictures/cupcake.webp?url&no-inline';
import p84 from '@kinora/media-core/pictures/cut-of-meat.webp?url&no-inline';
import p85 from '@kinora/media-core/pictures/derelict-house.webp?url&no-inline';
import p86 from '@kinora/media-core/pictures/diving-mask.webp?url&no-inline';
import p87 from '@kinora/media-core/pictures/dodo.webp?url&no-inline';
import p88 from '@kinora/media-core/pictures/donkey.webp?url&no-inline';
import p89 from '@kinora/media-core/pictures/doughnut.webp?url&no-inline';
import p90 from '@kinora/media-core/pictures/dove.webp?url&no-inline';
import p91 from '@kinora/media-core/pictures/drum.webp?url&no-inline';
import p92 from '@kinora/media-core/pictures/dumpling.webp?url&no-inline';
import p93 from '@kinora/media-core/pictures/ear-of-corn.webp?url&no-inline';
import p94 from '@kinora/media-core/pictures/egg.webp?url&no-inline';
import p95 from '@kinora/media-core/pictures/eggplant.webp?url&no-inline';
import p96 from '@kinora/media-core/pictures/envelope.webp?url&no-inline';
import p97 from '@kinora/media-core/pictures/factory.webp?url&no-inline';
import p98 from '@kinora/media-core/pictures/feather.webp?url&no-inline';
import p99 from '@kinora/media-core/pictures/fire-engine.webp?url&no-inline';
import p100 from '@kinora/media-core/pictures/fire-extinguisher.webp?url&no-inline';
import p101 from '@kinora/media-core/pictures/fishing-pole.webp?url&no-inline';
import p102 from '@kinora/media-core/pictures/flashlight.webp?url&no-inline';
import p103 from '@kinora/media-core/pictures/flute.webp?url&no-inline';
import p104 from '@kinora/media-core/pictures/fondue.webp?url&no-inline';
import p105 from '@kinora/media-core/pictures/fortune-cookie.webp?url&no-inline';
import p106 from '@kinora/media-core/pictures/four-leaf-clover.webp?url&no-inline';
import p107 from '@kinora/media-core/pictures/french-fries.webp?url&no-inline';
import p108 from '@kinora/media-core/pictures/front-facing-baby-chick.webp?url&no-inline';
import p109 from '@kinora/media-core/pictures/game-die.webp?url&no-inline';
import p110 from '@kinora/media-core/pictures/garlic.webp?url&no-inline';
import p111 from '@kinora/media-core/pictures/gear.webp?url&no-inline';
import p112 from '@kinora/media-core/pictures/gem-stone.webp?url&no-inline';
import p113 from '@kinora/media-core/pictures/glass-of-milk.webp?url&no-inline';
import p114 from '@kinora/media-core/pictures/globe-showing-europe-africa.webp?url&no-inline';
import p115 from '@kinora/media-core/pictures/goat.webp?url&no-inline';
import p116 from '@kinora/media-core/pictures/goose.webp?url&no-inline';
import p117 from '@kinora/media-core/pictures/gorilla.webp?url&no-inline';
import p118 from '@kinora/media-core/pictures/graduation-cap.webp?url&no-inline';
import p119 from '@kinora/media-core/pictures/grapes.webp?url&no-inline';
import p120 from '@kinora/media-core/pictures/green-salad.webp?url&no-inline';
import p121 from '@kinora/media-core/pictures/hamburger.webp?url&no-inline';
import p122 from '@kinora/media-core/pictures/hammer.webp?url&no-inline';
import p123 from '@kinora/media-core/pictures/hamster.webp?url&no-inline';
import p124 from '@kinora/media-core/pictures/handbag.webp?url&no-inline';
import p125 from '@kinora/media-core/pictures/hatching-chick.webp?url&no-inline';
import p126 from '@kinora/media-core/pictures/headphone.webp?url&no-inline';
import p127 from '@kinora/media-core/pictures/headstone.webp?url&no-inline';
import p128 from '@kinora/media-core/pictures/hibiscus.webp?url&no-inline';
import p129 from '@kinora/media-core/pictures/high-heeled-shoe.webp?url&no-inline';
import p130 from '@kinora/media-core/pictures/hiking-boot.webp?url&no-inline';
import p131 from '@kinora/media-core/pictures/hippopotamus.webp?url&no-inline';
import p132 from '@kinora/media-core/pictures/honey-pot.webp?url&no-inline';
import p133 from '@kinora/media-core/pictures/hospital.webp?url&no-inline';
import p134 from '@kinora/media-core/pictures/hot-dog.webp?url&no-inline';
import p135 from '@kinora/media-core/pictures/hot-pepper.webp?url&no-inline';
import p136 from '@kinora/media-core/pictures/hourglass-not-done.webp?url&no-inline';
import p137 from '@kinora/media-core/pictures/house.webp?url&no-inline';
import p138 from '@kinora/media-core/pictures/hut.webp?url&no-inline';
import p139 from '@kinora/media-core/pictures/hyacinth.webp?url&no-inline';
import p140 from '@kinora/media-core/pictures/ice-cream.webp?url&no-inline';
import p141 from '@kinora/media-core/pictures/ice-skate.webp?url&no-inline';
import p142 from '@kinora/media-core/pictures/jack-o-lantern.webp?url&no-inline';
import p143 from '@kinora/media-core/pictures/kick-scooter.webp?url&no-inline';
import p144 from '@kinora/media-core/pictures/kite.webp?url&no-inline';
import p145 from '@kinora/media-core/pictures/kiwi-fruit.webp?url&no-inline';
import p146 from '@kinora/media-core/pictures/koala.webp?url&no-inline';
import p147 from '@kinora/media-core/pictures/ladder.webp?url&no-inline';
import p148 from '@kinora/media-core/pictures/lady-beetle.webp?url&no-inline';
import p149 from '@kinora/media-core/pictures/laptop.webp?url&no-inline';
import p150 from '@kinora/media-core/pictures/lemon.webp?url&no-inline';
import p151 from '@kinora/media-core/pictures/leopard.webp?url&no-inline';
import p152 from '@kinora/media-core/pictures/light-bulb.webp?url&no-inline';
import p153 from '@kinora/media-core/pictures/lizard.webp?url&no-inline';
import p154 from '@kinora/media-core/pictures/llama.webp?url&no-inline';
import p155 from '@kinora/media-core/pictures/lobster.webp?url&no-inline';
import p156 from '@kinora/media-core/pictures/locked.webp?url&no-inline';
import p157 from '@kinora/media-core/pictures/lollipop.webp?url&no-inline';
import p158 from '@kinora/media-core/pictures/lotus.webp?url&no-inline';
import p159 from '@kinora/media-core/pictures/love-letter.webp?url&no-inline';
import p160 from '@kinora/media-core/pictures/luggage.webp?url&no-inline';
import p161 from '@kinora/media-core/pictures/magic-wand.webp?url&no-inline';
import p162 from '@kinora/media-core/pictures/magnet.webp?url&no-inline';
import p163 from '@kinora/media-core/pictures/magnifying-glass-tilted-left.webp?url&no-inline';
import p164 from '@kinora/media-core/pictures/mango.webp?url&no-inline';
import p165 from '@kinora/media-core/pictures/manual-wheelchair.webp?url&no-inline';
import p166 from '@kinora/media-core/pictures/maple-leaf.webp?url&no-inline';
import p167 from '@kinora/media-core/pictures/maracas.webp?url&no-inline';
import p168 from '@kinora/media-core/pictures/megaphone.webp?url&no-inline';
import p169 from '@kinora/media-core/pictures/melon.webp?url&no-inline';
import p170 from '@kinora/media-core/pictures/microphone.webp?url&no-inline';
import p171 from '@kinora/media-core/pictures/microscope.webp?url&no-inline';
import p172 from '@kinora/media-core/pictures/minibus.webp?url&no-inline';
import p173 from '@kinora/media-core/pictures/mirror-ball.webp?url&no-inline';
import p174 from '@kinora/media-core/pictures/moai.webp?url&no-inline';
import p175 from '@kinora/media-core/pictures/mobile-phone.webp?url&no-inline';
import p176 from '@kinora/media-core/pictures/money-bag.webp?url&no-inline';
import p177 from '@kinora/media-core/pictures/mosque.webp?url&no-inline';
import p178 from '@kinora/media-core/pictures/mosquito.webp?url&no-inline';
import p179 from '@kinora/media-core/pictures/motor-scooter.webp?url&no-inline';
import p180 from '@kinora/media-core/pictures/mouse-face.webp?url&no-inline';
import p181 from '@kinora/media-core/pictures/mushroom.webp?url&no-inline';
import p182 from '@kinora/media-core/pictures/nest-with-eggs.webp?url&no-inline';
import p183 from '@kinora/media-core/pictures/nesting-dolls.webp?url&no-inline';
import p184 from '@kinora/media-core/pictures/newspaper.webp?url&no-inline';
import p185 from '@kinora/media-core/pictures/ogre.webp?url&no-inline';
import p186 from '@kinora/media-core/pictures/old-key.webp?url&no-inline';
import p187 from '@kinora/media-core/pictures/olive.webp?url&no-inline';
import p188 from '@kinora/media-core/pictures/onion.webp?url&no-inline';
import p189 from '@kinora/media-core/pictures/orangutan.webp?url&no-inline';
import p190 from '@kinora/media-core/pictures/otter.webp?url&no-inline';
import p191 from '@kinora/media-core/pictures/package.webp?url&no-inline';
import p192 from '@kinora/media-core/pictures/paintbrush.webp?url&no-inline';
import p193 from '@kinora/media-core/pictures/palm-tree.webp?url&no-inline';
import p194 from '@kinora/media-core/pictures/pancakes.webp?url&no-inline';
import p195 from '@kinora/media-core/pictures/parachute.webp?url&no-inline';
import p196 from '@kinora/media-core/pictures/peach.webp?url&no-inline';
import p197 from '@kinora/media-core/pictures/peacock.webp?url&no-inline';
import p198 from '@kinora/media-core/pictures/peanuts.webp?url&no-inline';
import p199 from '@kinora/media-core/pictures/pear.webp?url&no-inline';
import p200 from '@kinora/media-core/pictures/pencil.webp?url&no-inline';
import p201 from '@kinora/media-core/pictures/piata.webp?url&no-inline';
import p202 from '@kinora/media-core/pictures/pickup-truck.webp?url&no-inline';
import p203 from '@kinora/media-core/pictures/pie.webp?url&no-inline';
import p204 from '@kinora/media-core/pictures/pineapple.webp?url&no-inline';
import p205 from '@kinora/media-core/pictures/pizza.webp?url&no-inline';
import p206 from '@kinora/media-core/pictures/playground-slide.webp?url&no-inline';
import p207 from '@kinora/media-core/pictures/poodle.webp?url&no-inline';
import p208 from '@kinora/media-core/pictures/popcorn.webp?url&no-inline';
import p209 from '@kinora/media-core/pictures/pot-of-food.webp?url&no-inline';
import p210 from '@kinora/media-core/pictures/potato.webp?url&no-inline';
import p211 from '@kinora/media-core/pictures/potted-plant.webp?url&no-inline';
import p212 from '@kinora/media-core/pictures/pretzel.webp?url&no-inline';
import p213 from '@kinora/media-core/pictures/puzzle-piece.webp?url&no-inline';
import p214 from '@kinora/media-core/pictures/raccoon.webp?url&no-inline';
import p215 from '@kinora/media-core/pictures/radio.webp?url&no-inline';
import p216 from '@kinora/media-core/pictures/ram.webp?url&no-inline';
import p217 from '@kinora/media-core/pictures/rat.webp?url&no-inline';
import p218 from '@kinora/media-core/pictures/red-apple.webp?url&no-inline';
import p219 from '@kinora/media-core/pictures/rescue-workers-helmet.webp?url&no-inline';
import p220 from '@kinora/media-core/pictures/rice-ball.webp?url&no-inline';
import p221 from '@kinora/media-core/pictures/ring-buoy.webp?url&no-inline';
import p222 from '@kinora/media-core/pictures/ringed-planet.webp?url&no-inline';
import p223 from '@kinora/media-core/pictures/roasted-sweet-potato.webp?url&no-inline';
import p224 from '@kinora/media-core/pictures/roller-coaster.webp?url&no-inline';
import p225 from '@kinora/media-core/pictures/roller-skate.webp?url&no-inline';
import p226 from '@kinora/media-core/pictures/rose.webp?url&no-inline';
import p227 from '@kinora/media-core/pictures/running-shoe.webp?url&no-inline';
import p228 from '@kinora/media-core/pictures/sandwich.webp?url&no-inline';
import p229 from '@kinora/media-core/pictures/satellite.webp?url&no-inline';
import p230 from '@kinora/media-core/pictures/satellite-antenna.webp?url&no-inline';
import p231 from '@kinora/media-core/pictures/saxophone.webp?url&no-inline';
import p232 from '@kinora/media-core/pictures/scissors.webp?url&no-inline';
import p233 from '@kinora/media-core/pictures/scorpion.webp?url&no-inline';
import p234 from '@kinora/media-core/pictures/screwdriver.webp?url&no-inline';
import p235 from '@kinora/media-core/pictures/seal.webp?url&no-inline';
import p236 from '@kinora/media-core/pictures/seedling.webp?url&no-inline';
import p237 from '@kinora/media-core/pictures/shopping-cart.webp?url&no-inline';
import p238 from '@kinora/media-core/pictures/shortcake.webp?url&no-inline';
import p239 from '@kinora/media-core/pictures/shrimp.webp?url&no-inline';
import p240 from '@kinora/media-core/pictures/skateboard.webp?url&no-inline';
import p241 from '@kinora/media-core/pictures/skull.webp?url&no-inline';
import p242 from '@kinora/media-core/pictures/skunk.webp?url&no-inline';
import p243 from '@kinora/media-core/pictures/sled.webp?url&no-inline';
import p244 from '@kinora/media-core/pictures/sloth.webp?url&no-inline';
import p245 from '@kinora/media-core/pictures/small-airplane.webp?url&no-inline';
import p246 from '@kinora/media-core/pictures/soccer-ball.webp?url&no-inline';
import p247 from '@kinora/media-core/pictures/socks.webp?url&no-inline';
import p248 from '@kinora/media-core/pictures/soft-ice-cream.webp?url&no-inline';
import p249 from '@kinora/media-core/pictures/spaghetti.webp?url&no-inline';
import p250 from '@kinora/media-core/pictures/spider-web.webp?url&no-inline';
import p251 from '@kinora/media-core/pictures/spiral-shell.webp?url&no-inline';
import p252 from '@kinora/media-core/pictures/spoon.webp?url&no-inline';
import p253 from '@kinora/media-core/pictures/sport-utility-vehicle.webp?url&no-inline';
import p254 from '@kinora/media-core/pictures/squid.webp?url&no-inline';
import p255 from '@kinora/media-core/pictures/statue-of-liberty.webp?url&no-inline';
import p256 from '@kinora/media-core/pictures/stopwatch.webp?url&no-inline';
import p257 from '@kinora/media-core/pictures/strawberry.webp?url&no-inline';
import p258 from '@kinora/media-core/pictures/sunflower.webp?url&no-inline';
import p259 from '@kinora/media-core/pictures/sushi.webp?url&no-inline';
import p260 from '@kinora/media-core/pictures/taco.webp?url&no-inline';
import p261 from '@kinora/media-core/pictures/tangerine.webp?url&no-inline';
import p262 from '@kinora/media-core/pictures/teapot.webp?url&no-inline';
import p263 from '@kinora/media-core/pictures/teddy-bear.webp?url&no-inline';
import p264 from '@kinora/media-core/pictures/telephone.webp?url&no-inline';
import p265 from '@kinora/media-core/pictures/telescope.webp?url&no-inline';
import p266 from '@kinora/media-core/pictures/television.webp?url&no-inline';
import p267 from '@kinora/media-core/pictures/tennis.webp?url&no-inline';
import p268 from '@kinora/media-core/pictures/tent.webp?url&no-inline';
import p269 from '@kinora/media-core/pictures/tomato.webp?url&no-inline';
import p270 from '@kinora/media-core/pictures/toolbox.webp?url&no-inline';
import p271 from '@kinora/media-core/pictures/toothbrush.webp?url&no-inline';
import p272 from '@kinora/media-core/pictures/top-hat.webp?url&no-inline';
import p273 from '@kinora/media-core/pictures/tram.webp?url&no-inline';
import p274 from '@kinora/media-core/pictures/troll.webp?url&no-inline';
import p275 from '@kinora/media-core/pictures/trophy.webp?url&no-inline';
import p276 from '@kinora/media-core/pictures/tropical-drink.webp?url&no-inline';
import p277 from '@kinora/media-core/pictures/tropical-fish.webp?url&no-inline';
import p278 from '@kinora/media-core/pictures/trumpet.webp?url&no-inline';
import p279 from '@kinora/media-core/pictures/tulip.webp?url&no-inline';
import p280 from '@kinora/media-core/pictures/turkey.webp?url&no-inline';
import p281 from '@kinora/media-core/pictures/video-game.webp?url&no-inline';
import p282 from '@kinora/media-core/pictures/violin.webp?url&no-inline';
import p283 from '@kinora/media-core/pictures/volcano.webp?url&no-inline';
import p284 from '@kinora/media-core/pictures/volleyball.webp?url&no-inline';
import p285 from '@kinora/media-core/pictures/waffle.webp?url&no-inline';
import p286 from '@kinora/media-core/pictures/watch.webp?url&no-inline';
import p287 from '@kinora/media-core/pictures/water-buffalo.webp?url&no-inline';
import p288 from '@kinora/media-core/pictures/watermelon.webp?url&no-inline';
import p289 from '@kinora/media-core/pictures/wind-chime.webp?url&no-inline';
import p290 from '@kinora/media-core/pictures/wine-glass.webp?url&no-inline';
import p291 from '@kinora/media-core/pictures/world-map.webp?url&no-inline';
import p292 from '@kinora/media-core/pictures/worm.webp?url&no-inline';
import p293 from '@kinora/media-core/pictures/wrench.webp?url&no-inline';
import p294 from '@kinora/media-core/pictures/yarn.webp?url&no-inline';
import p295 from '@kinora/media-core/pictures/zebra.webp?url&no-inline';

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
