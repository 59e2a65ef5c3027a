export { type Continuation, continueClip } from './motion/continuation.ts';
export { createInBetween, mixFrames } from './motion/in-between.ts';
