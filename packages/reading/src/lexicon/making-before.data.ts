/** What stands behind a material and before the noun. */
export const MAKING_BEFORE: readonly string[] = [
  'でできた',
  'で出来た',
  'で作られた',
  '製の',
  '做的',
  '做成的',
  '制成的',
  '组成的',
  '构成的',
  'yapılmış',
];
