import airplane from '@kinora/media-core/pictures/airplane.webp?url&no-inline';
import alien from '@kinora/media-core/pictures/alien.webp?url&no-inline';
import bicycle from '@kinora/media-core/pictures/bicycle.webp?url&no-inline';
import birthdayCake from '@kinora/media-core/pictures/birthday-cake.webp?url&no-inline';
import butterfly from '@kinora/media-core/pictures/butterfly.webp?url&no-inline';
import camel from '@kinora/media-core/pictures/camel.webp?url&no-inline';
import chipmunk from '@kinora/media-core/pictures/chipmunk.webp?url&no-inline';
import crab from '@kinora/media-core/pictures/crab.webp?url&no-inline';
import crown from '@kinora/media-core/pictures/crown.webp?url&no-inline';
import duck from '@kinora/media-core/pictures/duck.webp?url&no-inline';
import flamingo from '@kinora/media-core/pictures/flamingo.webp?url&no-inline';
import flyingSaucer from '@kinora/media-core/pictures/flying-saucer.webp?url&no-inline';
import frog from '@kinora/media-core/pictures/frog.webp?url&no-inline';
import ghost from '@kinora/media-core/pictures/ghost.webp?url&no-inline';
import giraffe from '@kinora/media-core/pictures/giraffe.webp?url&no-inline';
import guitar from '@kinora/media-core/pictures/guitar.webp?url&no-inline';
import hamburger from '@kinora/media-core/pictures/hamburger.webp?url&no-inline';
import hedgehog from '@kinora/media-core/pictures/hedgehog.webp?url&no-inline';
import helicopter from '@kinora/media-core/pictures/helicopter.webp?url&no-inline';
import honeybee from '@kinora/media-core/pictures/honeybee.webp?url&no-inline';
import hotBeverage from '@kinora/media-core/pictures/hot-beverage.webp?url&no-inline';
import kangaroo from '@kinora/media-core/pictures/kangaroo.webp?url&no-inline';
import koala from '@kinora/media-core/pictures/koala.webp?url&no-inline';
import locomotive from '@kinora/media-core/pictures/locomotive.webp?url&no-inline';
import monkeyFace from '@kinora/media-core/pictures/monkey-face.webp?url&no-inline';
import mouseFace from '@kinora/media-core/pictures/mouse-face.webp?url&no-inline';
import octopus from '@kinora/media-core/pictures/octopus.webp?url&no-inline';
import owl from '@kinora/media-core/pictures/owl.webp?url&no-inline';
import panda from '@kinora/media-core/pictures/panda.webp?url&no-inline';
import penguin from '@kinora/media-core/pictures/penguin.webp?url&no-inline';
import pigFace from '@kinora/media-core/pictures/pig-face.webp?url&no-inline';
import pizza from '@kinora/media-core/pictures/pizza.webp?url&no-inline';
import raccoon from '@kinora/media-core/pictures/raccoon.webp?url&no-inline';
import sauropod from '@kinora/media-core/pictures/sauropod.webp?url&no-inline';
import shark from '@kinora/media-core/pictures/shark.webp?url&no-inline';
import sloth from '@kinora/media-core/pictures/sloth.webp?url&no-inline';
import snail from '@kinora/media-core/pictures/snail.webp?url&no-inline';
import snowman from '@kinora/media-core/pictures/snowman.webp?url&no-inline';
import sunflower from '@kinora/media-core/pictures/sunflower.webp?url&no-inline';
import tRex from '@kinora/media-core/pictures/t-rex.webp?url&no-inline';
import teapot from '@kinora/media-core/pictures/teapot.webp?url&no-inline';
import tent from '@kinora/media-core/pictures/tent.webp?url&no-inline';
import tractor from '@kinora/media-core/pictures/tractor.webp?url&no-inline';

/** Where the app serves the engine's mounted pictures, by their name. */
export const PICTURE_URLS: Readonly<Record<string, string>> = {
  airplane,
  alien,
  bicycle,
  'birthday-cake': birthdayCake,
  butterfly,
  camel,
  chipmunk,
  crab,
  crown,
  duck,
  flamingo,
  'flying-saucer': flyingSaucer,
  frog,
  ghost,
  giraffe,
  guitar,
  hamburger,
  hedgehog,
  helicopter,
  honeybee,
  'hot-beverage': hotBeverage,
  kangaroo,
  koala,
  locomotive,
  'monkey-face': monkeyFace,
  'mouse-face': mouseFace,
  octopus,
  owl,
  panda,
  penguin,
  'pig-face': pigFace,
  pizza,
  raccoon,
  sauropod,
  shark,
  sloth,
  snail,
  snowman,
  sunflower,
  't-rex': tRex,
  teapot,
  tent,
  tractor,
};
