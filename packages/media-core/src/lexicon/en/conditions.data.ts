import type { ConditionWords } from '../lexicon.ts';
import { ACTIONS } from './actions.data.ts';

export const CONDITION_WORDS: ConditionWords = {
  times: [
    ['dawn', ['dawn', 'sunrise', 'morning', 'daybreak']],
    ['sunset', ['sunset', 'golden hour', 'evening', 'sundown']],
    ['dusk', ['dusk', 'twilight', 'blue hour', 'nightfall']],
    ['night', ['night', 'midnight', 'moonlit', 'moonlight', 'moon', 'starry', 'neon']],
    ['day', ['day', 'noon', 'sunny', 'midday', 'bright', 'daylight', 'afternoon']],
  ],
  weathers: [
    ['storm', ['storm*', 'thunder*', 'lightning', 'tempest']],
    ['snow', ['snow*', 'blizzard', 'winter', 'frosty']],
    ['rain', ['rain*', 'drizzl*', 'downpour', 'wet']],
    ['fog', ['fog*', 'mist*', 'haze', 'hazy']],
  ],
  seasons: [
    ['winter', ['winter', 'snow*', 'blizzard']],
    ['autumn', ['autumn', 'fall leaves', 'october', 'fall colors', 'fall colours']],
    ['summer', ['summer']],
  ],
  airs: [
    ['fireflies', ['firefly', 'fireflies']],
    ['petals', ['petal', 'cherry blossom', 'sakura', 'blossom']],
    ['embers', ['ember', 'glowing ash']],
    ['sparks', ['spark']],
    ['leaves', ['falling leaves', 'fall leaves', 'autumn leaves', 'swirling leaves']],
    ['bubbles', ['bubble']],
    ['confetti', ['confetti']],
  ],
  cameras: [
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
  ],
  actions: ACTIONS,
  styles: [
    ['paper', ['paper cut', 'papercut', 'paper craft', 'paper cutout']],
    ['ink', ['ink', 'ink wash', 'sumi', 'ink painting']],
    ['pixel', ['pixel art', 'pixel', '8 bit', 'pixelated']],
    ['neon', ['synthwave', 'vaporwave', 'neon outlines']],
    ['storybook', ['storybook', 'picture book', 'illustration', 'illustrated']],
  ],
};
