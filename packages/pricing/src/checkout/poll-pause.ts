const STEPS_MS = [1000, 1000, 1500, 2000, 3000, 5000];
const LAST_MS = 8000;

/** How long to wait before an order is read again for the `turn`th time, in milliseconds: soon at first, then rarely. */
export const pollPause = (turn: number): number => STEPS_MS[turn] ?? LAST_MS;
