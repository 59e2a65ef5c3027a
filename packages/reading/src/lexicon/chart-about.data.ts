/** Between a board and what it is about. */
export const ABOUT: readonly string[] = [
  'about',
  'of',
  'on',
  'über',
  'von',
  'zu',
  'sobre',
  'de',
  'sur',
  'su',
  'di',
  'hakkında',
  'عن',
  'の',
  '的',
];
