import { fail, ok, type Result } from '@kinora/contracts';
import { createScene, loadSceneParts, synthesise } from '@kinora/media-core';
import { createCanvas } from '@napi-rs/canvas';

import { chooseCodec } from '../codec/choose-codec.ts';
import type { ClipEncoder, CodecPort } from '../codec/codec-port.ts';
import { isDiskFull } from '../codec/media-problem.ts';
import { createNodePaintEnv } from '../paint/node-paint-env.ts';
import type { RenderFailure } from '../render-failure.ts';
import type { RenderJob, RenderReport } from '../render-job.ts';
import { drawFrames } from './draw-frames.ts';
import { digestOf, makeDurable, writeDurably } from './durable-file.ts';
import { peakMemory } from './memory.ts';

interface Watch {
  readonly onFrame: (drawn: number) => void;
  readonly signal: AbortSignal;
}

/** Draws, encodes and checks one clip in this process. */
export async function performJob(job: RenderJob, watch: Watch): Promise<Result<RenderReport, RenderFailure>> {
  const choice = await chooseCodec(job.ffmpegPath ?? undefined);
  if (!choice.ok) return fail({ kind: 'codec-missing', detail: choice.failure });
  try {
    const frames = await writeClip(choice.value, job, watch);
    return ok(await report(choice.value, job, frames));
  } catch (error) {
    return fail(failureOf(error, watch.signal));
  }
}

async function writeClip(codec: CodecPort, job: RenderJob, watch: Watch): Promise<number> {
  const { width, height, fps } = job.plan;
  const scene = createScene(job.plan, await createNodePaintEnv(job.plan), await loadSceneParts(job.plan));
  const soundtrack = synthesise(job.plan);
  const encoder = await codec.openEncoder({ file: job.clip, width, height, fps, soundtrack });
  try {
    const poster = await drawFrames({ scene, canvas: createCanvas(width, height), encoder }, watch);
    await writeDurably(job.poster, poster);
    const { frames } = await encoder.finish();
    return frames;
  } catch (error) {
    await giveUp(encoder);
    throw error;
  }
}

/** A second problem on the way out would hide the first. */
const giveUp = (encoder: ClipEncoder) => encoder.abort().catch(() => undefined);

async function report(codec: CodecPort, { clip, plan, poster }: RenderJob, frames: number): Promise<RenderReport> {
  await makeDurable(clip);
  const facts = await codec.probe(clip);
  if (facts.video.frames !== plan.frames || frames !== plan.frames) {
    throw new Error(`The clip has ${String(facts.video.frames)} frames of ${String(plan.frames)}.`);
  }
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  return {
    clip: await digestOf(clip),
    poster: await digestOf(poster),
    codec: codec.name,
    frames,
    seconds: facts.seconds,
    peakMemory: peakMemory(),
    cpuSeconds: (userCPUTime + systemCPUTime) / 1_000_000,
  };
}

function failureOf(error: unknown, signal: AbortSignal): RenderFailure {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (signal.aborted) return { kind: 'cancelled', detail: 'The render was told to stop.' };
  return { kind: isDiskFull(error) ? 'disk-full' : 'crashed', detail };
}
