export { composeScore } from './sound/compose-score.ts';
export { BLOCK, CEILING, LIMITER_REACH, limitPeaks } from './sound/limiter.ts';
export { decodePeaks, encodePeaks } from './sound/peaks-file.ts';
export { createPeakMeter, measurePeaks, type PeakMeter, type Peaks } from './sound/peaks.ts';
export { SAMPLE_RATE, type Stereo } from './sound/stereo.ts';
export { stretchSound } from './sound/stretch.ts';
export { type Soundtrack, synthesise } from './sound/synthesise.ts';
