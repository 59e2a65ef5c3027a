import { AudioSample, AudioSampleSource, BufferTarget, Mp4OutputFormat, Output } from 'mediabunny';

const RATE = 48_000;

/** The address of a sound of so many seconds: a tone at half of the full level. */
export async function aTone(seconds: number, sampleRate = RATE): Promise<string> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new AudioSampleSource({ codec: 'pcm-f32' });
  output.addAudioTrack(source);
  await output.start();
  for (let second = 0; second < seconds; second += 1) {
    const data = Float32Array.from(
      { length: sampleRate },
      (_, at) => 0.5 * Math.sin((2 * Math.PI * 440 * at) / sampleRate),
    );
    const sample = new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate, timestamp: second });
    await source.add(sample);
    sample.close();
  }
  await output.finalize();
  return URL.createObjectURL(new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'audio/mp4' }));
}
