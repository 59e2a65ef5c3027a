/** What only says where smoke comes from. */
export const SMOKING_FROM: readonly string[] = [
  'coming out of the spout',
  'coming from the spout',
  'out of the spout',
  'from the spout',
  'aus der tülle',
  'aus dem ausguss',
  'por el pico',
  'par le bec',
  'dal beccuccio',
  'pelo bico',
];
