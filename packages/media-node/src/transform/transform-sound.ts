import { planScene, retimeSound, synthesise, type Soundtrack } from '@kinora/media-core';

import type { ClipFacts, CodecPort } from '../codec/codec-port.ts';
import type { TransformPlan } from './transform-plan.ts';

interface Source {
  readonly file: string;
  readonly facts: ClipFacts;
  /** Of the result. */
  readonly seconds: number;
}

/** A score is composed as for a scene of that length. */
function compose(prompt: string, { seed }: TransformPlan, seconds: number): Soundtrack {
  const plan = planScene(prompt, { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed });
  return synthesise({ ...plan, seconds });
}

/** The sound of the result, or `null` for none. */
export async function soundFor(
  codec: Pick<CodecPort, 'decodeSound'>,
  plan: TransformPlan,
  { facts, file, seconds }: Source,
): Promise<Soundtrack | null> {
  if (plan.sound.kind === 'none') return null;
  if (plan.sound.kind === 'score') return compose(plan.sound.prompt, plan, seconds);
  if (facts.audio === null) return null;
  const sound = await codec.decodeSound(file);
  return { sampleRate: 48_000, ...retimeSound(sound, plan.time, seconds) };
}
