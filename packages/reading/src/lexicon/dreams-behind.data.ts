/** The same behind what is dreamt of. */
export const DREAMS_BEHIND: readonly string[] = [
  'の夢を見る',
  'の夢を見ている',
  'の夢を見て',
  'rüyasında gören',
  'rüyası gören',
  'rüyasını gören',
  'hayali kuran',
];
