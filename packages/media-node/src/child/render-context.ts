import { setImmediate } from 'node:timers/promises';

import type { ClipEncoder, ClipFacts, ClipFormat, CodecPort, EncodedClip } from '../codec/codec-port.ts';
import type { FileDigest, Rendition, RenderJob, RenderProgress } from '../render-job.ts';
import type { Delivery } from './delivery.ts';
import { releaseFrames } from './memory.ts';
import { sealClip, type Sign } from './seal-clip.ts';

/** The way out of a job while it works, and the word to stop. */
export interface Watch {
  readonly onProgress: (progress: RenderProgress) => void;
  readonly onFile: (rendition: Rendition, digest: FileDigest) => void;
  readonly sign: Sign;
  readonly signal: AbortSignal;
}

/** What the steps of one job share. */
export interface RenderContext {
  readonly job: RenderJob;
  readonly codec: CodecPort;
  readonly delivery: Delivery;
  readonly watch: Watch;
}

/**
 * Between two frames: gives back what the last one took, says how far the job is, and lets messages, signals and ended
 * conversions in. Throws the signal's reason when told to stop.
 */
export async function betweenFrames(watch: Watch, progress: RenderProgress): Promise<void> {
  releaseFrames();
  await goOn(watch, progress);
}

/** Frames that were only passed on leave little behind; to look for it each time would take a tenth of an export. */
const NATIVE_FRAMES = 24;

/** The same after a frame that was only passed on. */
export async function betweenNativeFrames(watch: Watch, progress: RenderProgress): Promise<void> {
  if (progress.frame % NATIVE_FRAMES === 0) releaseFrames();
  await goOn(watch, progress);
}

async function goOn({ onProgress, signal }: Watch, progress: RenderProgress): Promise<void> {
  onProgress(progress);
  await setImmediate();
  signal.throwIfAborted();
}

/** Encoders that are open at once; those not finished when something breaks are given up. */
export async function withEncoders<Value>(
  { codec }: Pick<RenderContext, 'codec'>,
  work: (open: (format: ClipFormat) => Promise<ClipEncoder>) => Promise<Value>,
): Promise<Value> {
  const unfinished = new Set<ClipEncoder>();
  async function open(format: ClipFormat): Promise<ClipEncoder> {
    const encoder = await codec.openEncoder(format);
    unfinished.add(encoder);
    return {
      writeFrame: (pixels) => encoder.writeFrame(pixels),
      writeNative: (frame, mark) => encoder.writeNative(frame, mark),
      abort: () => encoder.abort(),
      async finish() {
        const encoded = await encoder.finish();
        unfinished.delete(encoder);
        return encoded;
      },
    };
  }
  try {
    return await work(open);
  } catch (error) {
    // A second problem on the way out would hide the first.
    await Promise.all([...unfinished].map((encoder) => encoder.abort().catch(() => undefined)));
    throw error;
  }
}

interface Written {
  readonly rendition: Rendition;
  readonly encoded: EncodedClip;
  /** That must have reached the file. */
  readonly frames: number;
}

/** Reads what is in a written file, seals it unless it is a proxy, and lets it appear. */
export async function finishFile(
  { codec, delivery, job, watch }: RenderContext,
  { encoded, frames, rendition }: Written,
): Promise<ClipFacts> {
  const draft = delivery.draftOf(rendition);
  if (draft === null) throw new Error(`Nobody asked for the ${rendition}.`);
  const facts = await codec.probe(draft);
  if (facts.video.frames !== frames || encoded.frames !== frames) {
    throw new Error(`The ${rendition} has ${String(facts.video.frames)} frames of ${String(frames)}.`);
  }
  if (rendition !== 'proxy') await sealClip(draft, job.credentials, watch.sign);
  await delivery.publish(rendition);
  return facts;
}
