/** Words that only say that something is felt. */
export const FEELING_WORDS: readonly string[] = [
  'feeling',
  'feeling of',
  'gefühl',
  'sentimiento',
  'sensación',
  'sentiment',
  'sensation',
  'sentimento',
  'sensazione',
  'sensação',
  'duygusu',
  'شعور',
  '気持ち',
  '感じ',
  '感觉',
  '心情',
];
