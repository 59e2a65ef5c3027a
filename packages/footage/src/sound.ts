export { decodePeaks, encodePeaks } from './sound/peaks-file.ts';
export { createPeakMeter, measurePeaks, type PeakMeter, type Peaks } from './sound/peaks.ts';
