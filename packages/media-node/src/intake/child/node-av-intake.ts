import { AV_LOG_FATAL } from 'node-av/constants';
import { Log } from 'node-av/lib';

import type { IntakeCodec } from './intake-codec.ts';
import { measureSource } from './node-av-measure.ts';
import { normaliseSource } from './node-av-normalise.ts';
import { probeSource } from './node-av-probe.ts';
import { measureSoundSource, normaliseSoundSource } from './node-av-sound-intake.ts';

// Strangers' files are full of errors that are not ours; those that count come back as codes.
Log.setLevel(AV_LOG_FATAL);

/** FFmpeg inside this process: import this file in an intake process only. */
export const nodeAvIntake: IntakeCodec = {
  name: 'node-av',
  probe: probeSource,
  measure: measureSource,
  normalise: normaliseSource,
  measureSound: measureSoundSource,
  normaliseSound: normaliseSoundSource,
};
