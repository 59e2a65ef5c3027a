import type { RelationKind } from '../../plan/scene-plan.ts';
import type { Rules } from '../lexicon.ts';

export const RELATIONS: Rules<RelationKind> = [
  ['riding', ['riding', 'rides', 'ride', 'driving', 'drives']],
  ['hugging', ['hug*', 'cuddl*', 'embrac*']],
  ['chasing', ['chas*', 'hunt*', 'pursu*', 'following', 'follows', 'runs after', 'running after']],
  ['holding', ['holding', 'holds', 'carrying', 'carries']],
  [
    'on',
    [
      'on',
      'on top of',
      'atop',
      'on the back of',
      'standing on',
      'sitting on',
      'inside',
      'in',
      'crossing',
      'crosses',
      'cross',
      'across',
      'goes over',
      'going over',
      'drives over',
      'driving over',
      'walks over',
      'walking over',
    ],
  ],
  ['under', ['under', 'below', 'beneath', 'underneath']],
  ['behind', ['behind']],
  ['beside', ['beside', 'next to', 'near', 'by', 'in front of', 'together with', 'around', 'gathered around', 'with']],
];
