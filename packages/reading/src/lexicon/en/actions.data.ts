import type { Action } from '@kinora/subjects';

import type { Rules } from '../lexicon.ts';

export const ACTIONS: Rules<Action> = [
  ['ride', ['ride', 'rides', 'riding']],
  ['hug', ['hug*', 'cuddl*', 'embrac*']],
  ['read', ['read', 'reads', 'reading']],
  ['sleep', ['asleep', 'sleep', 'sleeps', 'sleeping', 'nap', 'napping', 'dozing', 'curled']],
  ['sing', ['sing', 'sings', 'singing']],
  ['cook', ['cook', 'cooks', 'cooking', 'baking', 'bakes']],
  ['drink', ['drink*', 'sip', 'sips', 'sipping']],
  ['eat', ['eat', 'eats', 'eating']],
  ['climb', ['climb*']],
  ['water', ['watering']],
  ['drive', ['driv*', 'cruis*']],
  ['run', ['run', 'running', 'gallop*', 'race', 'racing', 'chas*', 'sprint*', 'trot*']],
  ['jump', ['jump', 'jumps', 'jumping', 'jumped', 'bounc*', 'hop', 'hops', 'hopping', 'leap*']],
  ['dance', ['danc*']],
  ['play', ['play', 'plays', 'playing']],
  ['walk', ['walk*', 'stroll*', 'hike', 'hiking', 'wander*', 'trek*', 'strut*', 'march*']],
  ['swim', ['swim*', 'dive', 'diving']],
  ['circle', ['circl*', 'orbiting']],
  ['fly', ['fly', 'flying', 'flies', 'soar*', 'glid*', 'launch*', 'lift* off', 'take* off']],
  ['float', ['float*', 'drift*', 'hover*']],
  ['wave', ['waving', 'waves goodbye', 'waves hello', 'waves his hand', 'waves her hand', 'waves at', 'greet*']],
  ['sit', ['sit', 'sits', 'sitting', 'seated']],
];
