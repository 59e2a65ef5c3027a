const TERMS = 14;
/** e^-40 is lost beside 1 in the 24 bits of a stored number. */
const FLAT = 40;

/** e^-x for 0 to `FLAT`, from operations that round the same everywhere, unlike `Math.exp`. */
function decay(x: number): number {
  const halvings = Math.round(x / Math.LN2);
  const rest = halvings * Math.LN2 - x;
  let power = 1;
  for (let term = TERMS; term > 0; term--) power = 1 + (power * rest) / term;
  for (let halving = 0; halving < halvings; halving++) power *= 0.5;
  return power;
}

/** 1 / (1 + e^-x), with the same bits in every engine. */
export function exactSigmoid(x: number): number {
  const small = decay(Math.min(FLAT, Math.abs(x)));
  return x < 0 ? small / (1 + small) : 1 / (1 + small);
}
