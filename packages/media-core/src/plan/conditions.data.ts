import type { Action, AirKind, CameraMove, Mode, Season, SetName, StyleName, Time, Weather } from './scene-plan.ts';

type Rules<Value> = readonly (readonly [Value, readonly string[]])[];

export const TIMES: Rules<Time> = [
  ['dawn', ['dawn', 'sunrise', 'morning', 'daybreak']],
  ['sunset', ['sunset', 'golden hour', 'evening', 'sundown']],
  ['dusk', ['dusk', 'twilight', 'blue hour', 'nightfall']],
  ['night', ['night', 'midnight', 'moonlit', 'moonlight', 'moon', 'starry', 'neon']],
  ['day', ['day', 'noon', 'sunny', 'midday', 'bright', 'daylight', 'afternoon']],
];
export const WEATHERS: Rules<Weather> = [
  ['storm', ['storm*', 'thunder*', 'lightning', 'tempest']],
  ['snow', ['snow*', 'blizzard', 'winter', 'frosty']],
  ['rain', ['rain*', 'drizzl*', 'downpour', 'wet']],
  ['fog', ['fog*', 'mist*', 'haze', 'hazy']],
];
export const SEASONS: Rules<Season> = [
  ['winter', ['winter', 'snow*', 'blizzard']],
  ['autumn', ['autumn', 'fall leaves', 'october', 'fall colors', 'fall colours']],
  ['summer', ['summer']],
];
export const AIRS: Rules<AirKind> = [
  ['fireflies', ['firefly', 'fireflies']],
  ['petals', ['petal', 'cherry blossom', 'sakura', 'blossom']],
  ['embers', ['ember', 'glowing ash']],
  ['sparks', ['spark']],
  ['leaves', ['falling leaves', 'fall leaves', 'autumn leaves', 'swirling leaves']],
  ['bubbles', ['bubble']],
  ['confetti', ['confetti']],
];
export const CAMERAS: Rules<CameraMove> = [
  ['zoom-out', ['zoom* out', 'pull* back', 'pull* out', 'dolly out', 'dollies out']],
  ['zoom-in', ['push* in', 'zoom*', 'dolly in', 'dolly', 'dollies in', 'close up', 'closeup', 'move* closer']],
  ['pan-left', ['pan* left', 'pan* to the left']],
  ['pan-right', ['pan* right', 'pan* to the right', 'pan', 'panning']],
  ['tilt-up', ['tilt* up']],
  ['tilt-down', ['tilt* down']],
  ['still', ['static', 'still shot', 'still camera', 'fixed camera', 'locked off', 'tripod', 'no camera movement']],
  ['crane', ['aerial', 'crane shot', 'crane up', 'drone', 'rising shot', 'bird eye', 'birds eye']],
  ['orbit', ['orbit shot', 'orbiting shot', 'camera orbits', 'rotate around', 'arc shot']],
  ['track', ['tracking', 'tracking shot', 'follow shot', 'camera follows', 'dolly along']],
  ['drift', ['handheld', 'drifting camera']],
];
export const ACTIONS: Rules<Action> = [
  ['run', ['run', 'running', 'gallop*', 'race', 'racing', 'chas*', 'sprint*', 'trot*']],
  ['walk', ['walk*', 'stroll*', 'hike', 'hiking', 'wander*', 'trek*', 'strut*']],
  ['sleep', ['asleep', 'sleep*', 'nap', 'napping', 'dozing', 'curled']],
  ['drive', ['driv*', 'cruis*']],
  ['swim', ['swim*', 'dive', 'diving']],
  ['circle', ['circl*', 'orbiting']],
  ['fly', ['fly', 'flying', 'flies', 'soar*', 'glid*']],
  ['float', ['float*', 'drift*', 'hover*']],
  ['water', ['watering']],
  ['dance', ['danc*', 'jump*', 'bounc*', 'hopping']],
];
/** The modes an action is drawn for; elsewhere its word counts as not drawn. */
export const ACTION_MODES: Readonly<Record<Action, readonly Mode[]>> = {
  run: ['ground'],
  walk: ['ground'],
  sleep: ['ground'],
  drive: ['ground'],
  swim: ['swim'],
  circle: ['air'],
  fly: ['air'],
  float: ['float', 'party', 'water', 'air', 'swim'],
  water: ['ground'],
  dance: ['ground', 'prop'],
};
/** The usual move of each set. */
export const USUAL_CAMERA: Readonly<Record<SetName, CameraMove>> = {
  sea: 'drift',
  forest: 'drift',
  alley: 'drift',
  desert: 'track',
  underwater: 'drift',
  space: 'orbit',
  room: 'drift',
  lake: 'pan-right',
  castle: 'pan-left',
  greenhouse: 'drift',
  valley: 'crane',
  party: 'drift',
};
/** Words that name a style; drawn only when it is the chosen one. */
export const STYLE_WORDS: Rules<StyleName> = [
  ['paper', ['paper cut', 'papercut', 'paper craft', 'paper cutout']],
  ['ink', ['ink', 'ink wash', 'sumi', 'ink painting']],
  ['pixel', ['pixel art', 'pixel', '8 bit', 'pixelated']],
  ['neon', ['synthwave', 'vaporwave', 'neon outlines']],
  ['storybook', ['storybook', 'picture book', 'illustration', 'illustrated']],
];
