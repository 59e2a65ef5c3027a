import type { Passage, Step } from './worker-steps.ts';

/** Of each clip: one second. */
export const FRAMES = 24;

/** Twenty ends of workers. The last three leave a clip that may be delivered already: nobody runs it again for sure. */
const LAST: readonly Step[] = ['delivered', 'delivering', 'delivering'];
const EARLIER: readonly Step[] = [
  ...Array.from({ length: 6 }, (): Step => 'stored'),
  ...Array.from({ length: 6 }, (): Step => 'drawing'),
  'claimed',
  'begun',
  'drawn',
  'storing',
  'half-stored',
];

/** Numbers in [0, 1), the same ones for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Where the workers of each clip are killed. */
export type KillPlan = readonly (readonly Passage[])[];

/** One clip that loses a worker in the middle of drawing and one between storing and delivering. */
export const ONE_CLIP: KillPlan = [
  [
    { step: 'drawing', frame: FRAMES / 2 },
    { step: 'stored', frame: 0 },
  ],
];

/** Ten clips whose workers are killed twice each, at moments that the seed decides. */
export function killPlan(seed: number): KillPlan {
  const random = numbersFrom(seed);
  const passage = (step: Step): Passage => ({
    step,
    frame: step === 'drawing' ? 1 + Math.floor(random() * (FRAMES - 1)) : 0,
  });
  const drawn = EARLIER.map((step) => ({ at: random(), passage: passage(step) }))
    .toSorted((one, other) => one.at - other.at)
    .map((lot) => lot.passage);
  const late = LAST.map((step, index) => [...drawn.slice(index, index + 1), passage(step)]);
  const rest = drawn.slice(LAST.length);
  const pairs = Array.from({ length: rest.length / 2 }, (_, index) => rest.slice(2 * index, 2 * index + 2));
  return [...pairs, ...late];
}
