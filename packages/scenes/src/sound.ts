export { composeScore } from './sound/compose-score.ts';
export { BLOCK, CEILING, LIMITER_REACH, limitPeaks } from './sound/limiter.ts';
export { SAMPLE_RATE, type Stereo } from './sound/stereo.ts';
export { type Soundtrack, synthesise } from './sound/synthesise.ts';
