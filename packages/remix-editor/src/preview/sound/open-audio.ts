import type { AudioPort } from './sound-player.ts';
import { SAMPLE_RATE } from './source-span.ts';

/** The loudspeaker of this browser; null where it has none. */
export function openAudio(): AudioPort | null {
  if (typeof AudioContext !== 'function') return null;
  const context = new AudioContext({ sampleRate: SAMPLE_RATE });
  const playing = new Set<AudioBufferSourceNode>();
  const latency = () => context.outputLatency || context.baseLatency || 0;
  return {
    heard: () => context.currentTime - latency(),
    isRunning: () => context.state === 'running',
    play({ left, right }, at) {
      const buffer = context.createBuffer(2, left.length, SAMPLE_RATE);
      buffer.copyToChannel(left, 0);
      buffer.copyToChannel(right, 1);
      const source = new AudioBufferSourceNode(context, { buffer });
      source.connect(context.destination);
      const late = Math.max(0, context.currentTime - at);
      if (late >= buffer.duration) return;
      source.addEventListener('ended', () => playing.delete(source));
      playing.add(source);
      source.start(at + late, late);
    },
    stop() {
      for (const source of playing) source.disconnect();
      playing.clear();
    },
    // A page that goes away before sound was allowed closes it first.
    resume: () => void context.resume().catch(() => undefined),
    close: () => void context.close().catch(() => undefined),
  };
}
