import type { Soundtrack } from '@kinora/scenes/sound';

import type { SoundPort } from './preview-sound.ts';

function bufferOf(context: AudioContext, { left, right, sampleRate }: Soundtrack): AudioBuffer {
  const buffer = context.createBuffer(2, left.length, sampleRate);
  buffer.getChannelData(0).set(left);
  buffer.getChannelData(1).set(right);
  return buffer;
}

/** The browser's loudspeaker. */
export function openSound(): SoundPort {
  const context = new AudioContext();
  let source: AudioBufferSourceNode | null = null;
  const stop = () => {
    source?.stop();
    source?.disconnect();
    source = null;
  };
  return {
    stop,
    play(track, at) {
      stop();
      void context.resume();
      const buffer = bufferOf(context, track);
      source = new AudioBufferSourceNode(context, { buffer, loop: true });
      source.connect(context.destination);
      source.start(0, at % buffer.duration);
    },
  };
}
