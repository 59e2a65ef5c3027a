import type { Mood } from '../plan/scene-plan.ts';
import type { Rules } from './lexicon.ts';

/** What feelings are called, in all languages together: their words are no others' in any of them. */
export const MOODS: Rules<Mood> = [
  [
    'lonely',
    ['lonely', 'loneliness', 'alone', 'solitude', 'emptiness', 'abandoned', 'grief', 'sorrow', 'sadness', 'melancholy'],
  ],
  ['lonely', ['einsam*', 'verlassen', 'traurig*', 'trauer', 'kummer', 'leere', 'schwermut', 'melanchol*']],
  [
    'lonely',
    ['soledad', 'solitari*', 'tristeza', 'triste', 'solitude', 'solidão', 'solitudine', 'tristesse', 'chagrin'],
  ],
  [
    'lonely',
    [
      'yalnızlık',
      'yalnız',
      'hüzün',
      'وحدة',
      'حزن',
      'وحيد',
      '切ない',
      '切な',
      '寂しい',
      '孤独',
      '悲しい',
      '孤单',
      '悲伤',
    ],
  ],
  ['wistful', ['nostalgia', 'nostalgic', 'homesick', 'homesickness', 'longing', 'yearning', 'memories', 'wistful']],
  ['wistful', ['heimweh', 'fernweh', 'sehnsucht', 'wehmut', 'nostalg*', 'saudade', 'añoranza', 'dépaysement']],
  ['wistful', ['özlem', 'حنين', 'شوق', '懐かしい', '郷愁', '乡愁', '思念', '怀旧']],
  ['tender', ['love', 'tender', 'tenderness', 'kiss', 'romance', 'romantic', 'liebe', 'verliebt', 'zärtlich*', 'kuss']],
  ['tender', ['amor', 'ternura', 'beso', 'amour', 'tendresse', 'baiser', 'amore', 'tenerezza', 'bacio', 'beijo']],
  ['tender', ['sevgi', 'aşk', 'حب', 'قبلة', '恋', '愛', '爱情', '温柔']],
  [
    'afraid',
    ['fear', 'afraid', 'dread', 'scary', 'nightmare', 'angst', 'furcht', 'albtraum', 'miedo', 'peur', 'paura'],
  ],
  ['afraid', ['medo', 'korku', 'خوف', '怖い', '恐怖', '恐惧']],
  [
    'glad',
    ['joy', 'joyful', 'happiness', 'happy', 'delight', 'cheerful', 'hope', 'freude', 'glück', 'glücklich*', 'hoffnung'],
  ],
  ['glad', ['alegría', 'felicidad', 'feliz', 'joie', 'bonheur', 'espoir', 'gioia', 'felicità', 'alegria', 'esperanza']],
  ['glad', ['neşe', 'mutluluk', 'فرح', 'سعادة', '喜び', '嬉しい', '幸せ', '快乐', '喜悦']],
  [
    'peaceful',
    ['peace', 'peaceful', 'serene', 'serenity', 'stillness', 'friede*', 'ruhe', 'gelassenheit', 'serenidad'],
  ],
  ['peaceful', ['sérénité', 'serenità', 'serenidade', 'huzur', 'سلام', '穏やか', '静けさ', '宁静']],
];
