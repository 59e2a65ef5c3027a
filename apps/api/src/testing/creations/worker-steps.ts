/** What a worker passes on its way with a clip, in order. */
const STEPS = [
  'claimed',
  'begun',
  'drawing',
  'drawn',
  'storing',
  'half-stored',
  'stored',
  'delivering',
  'delivered',
] as const;

export type Step = (typeof STEPS)[number];

/** Here the work goes on by itself; everywhere else the worker waits until it may go on. */
const PASSING: readonly Step[] = ['drawing', 'storing', 'delivering'];

export interface Passage {
  readonly step: Step;
  /** Frames drawn so far; 0 outside of `drawing`. */
  readonly frame: number;
}

/** What a watched worker tells its parent. */
export type WorkerMessage = { readonly step: 'idle' } | (Passage & { readonly jobId: string });

export const waits = ({ step }: Passage): boolean => !PASSING.includes(step);

export function isReached(aim: Passage, { step, frame }: Passage): boolean {
  const further = STEPS.indexOf(step) - STEPS.indexOf(aim.step);
  return further > 0 || (further === 0 && frame >= aim.frame);
}
