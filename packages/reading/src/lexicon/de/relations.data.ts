import type { RelationKind } from '../../plan/scene-plan.ts';
import type { Rules } from '../lexicon.ts';

export const RELATIONS: Rules<RelationKind> = [
  [
    'riding',
    [
      'reitet',
      'reitet auf',
      'reiten auf',
      'reitend auf',
      'fährt',
      'fahren',
      'fährt auf',
      'fährt mit',
      'fahren mit',
      'radelt auf',
    ],
  ],
  ['hugging', ['umarm*', 'kuschel*', 'kuschelt mit']],
  ['chasing', ['jag*', 'verfolg*', 'rennt hinter', 'läuft hinter', 'folgt']],
  ['holding', ['hält', 'halten', 'trägt', 'tragen']],
  [
    'on',
    [
      'auf',
      'oben auf',
      'sitzt auf',
      'steht auf',
      'in',
      'im',
      'überquert',
      'überqueren',
      'fährt über',
      'fahren über',
      'geht über',
      'gehen über',
      'läuft über',
      'laufen über',
    ],
  ],
  ['under', ['unter', 'unterhalb']],
  ['behind', ['hinter']],
  ['beside', ['neben', 'bei', 'nahe', 'vor', 'zusammen mit', 'um', 'rund um', 'mit']],
];
