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
  ['beside', ['neben', 'bei', 'nahe', 'vor', 'zusammen mit', 'mit']],
  ['in', ['in', 'im', 'sitzt in', 'sitzt im', 'steckt in', 'steckt im', 'schaut aus', 'guckt aus']],
  ['over', ['über', 'oberhalb', 'schwebt über', 'fliegt über', 'hoch über']],
  ['between', ['zwischen']],
  ['around', ['um', 'rund um', 'sitzen um', 'stehen um', 'rings um']],
  [
    'hanging',
    ['hängt an', 'hängt von', 'hängt kopfüber an', 'hängt kopfüber von', 'hängen an', 'hängend an', 'baumelt an'],
  ],
  ['leaning', ['lehnt an', 'lehnt gegen', 'lehnen an', 'gelehnt an', 'angelehnt an']],
];
