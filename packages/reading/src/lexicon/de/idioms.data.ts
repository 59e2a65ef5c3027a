/** Phrases in which the name of a subject means something else. */
export const IDIOMS: readonly string[] = [
  'rad schlagen',
  'rad schlägt',
  'heißer hund',
  'auf dem kopf',
  'blaue pause',
  'kalter hund',
  'falscher hase',
  'arme ritter',
  'halber hahn',
  'toter winkel',
  'spanische wand',
  'der rote faden',
];
