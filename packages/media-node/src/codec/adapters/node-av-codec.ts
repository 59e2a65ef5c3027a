import { AV_LOG_ERROR } from 'node-av/constants';
import { Log } from 'node-av/lib';

import type { CodecPort } from '../codec-port.ts';
import { openNodeAvEncoder } from './node-av-encoder.ts';
import { probeWithNodeAv } from './node-av-facts.ts';
import { readWithNodeAv } from './node-av-frames.ts';
import { readNativeWithNodeAv } from './node-av-native.ts';
import { decodeChannels, decodePicture } from './node-av-reader.ts';
import { reencodeWithNodeAv } from './node-av-reencode.ts';
import { readSoundWithNodeAv } from './node-av-sound.ts';

// What is worth knowing is thrown; a render process writes only real errors.
Log.setLevel(AV_LOG_ERROR);

/** FFmpeg inside this process, from npm. Its build is GPL: import this file in a render process only. */
export const nodeAvCodec: CodecPort = {
  name: 'node-av',
  openEncoder: openNodeAvEncoder,
  reencode: reencodeWithNodeAv,
  probe: probeWithNodeAv,
  decodeFrame: decodePicture,
  readFrames: readWithNodeAv,
  readNative: readNativeWithNodeAv,
  decodeSound: async (file) => ({ sampleRate: 48_000, ...(await decodeChannels(file)) }),
  readSound: readSoundWithNodeAv,
};
