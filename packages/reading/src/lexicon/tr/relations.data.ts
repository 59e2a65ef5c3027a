import type { RelationKind } from '../../plan/scene-plan.ts';
import type { Rules } from '../lexicon.ts';

export const RELATIONS: Rules<RelationKind> = [
  ['riding', ['biniyor', 'binen', 'binmiş', 'binerken', 'sürüyor', 'süren']],
  ['hugging', ['sarılıyor', 'sarılan', 'sarılmış', 'kucaklıyor', 'kucaklayan', 'kucağında tutan']],
  [
    'chasing',
    ['kovalıyor', 'kovalayan', 'takip ediyor', 'takip eden', 'peşinde', 'peşinden koşuyor', 'peşinden koşan'],
  ],
  ['holding', ['tutuyor', 'tutan', 'taşıyor', 'taşıyan', 'çalan', 'çalıyor']],
  [
    'on',
    [
      'üzerinde',
      'üstünde',
      'üzerindeki',
      'üstündeki',
      'üzerine',
      'üstüne',
      'sırtında',
      'sırtındaki',
      'tepesinde',
      'üzerinden',
    ],
  ],
  ['under', ['altında', 'altındaki', 'altına', 'altından']],
  ['behind', ['arkasında', 'arkasındaki', 'ardında', 'ardındaki']],
  [
    'beside',
    [
      'yanında',
      'yanındaki',
      'önünde',
      'önündeki',
      'yakınında',
      'yakınındaki',
      'karşısında',
      'başında',
      'kenarında',
      'ile birlikte',
      'ile',
      'birlikte',
    ],
  ],
  ['in', ['içinde', 'içindeki', 'içine']],
  ['over', ['içinden çıkan', 'üzerinde uçan', 'üzerinde uçuyor', 'üstünde uçan', 'üzerinde süzülen']],
  ['between', ['arasında', 'arasındaki']],
  ['around', ['etrafında', 'çevresinde']],
  ['hanging', ['asılı', 'asılı duran', 'sarkan']],
  ['leaning', ['yaslanmış', 'dayalı', 'yaslanan']],
];
