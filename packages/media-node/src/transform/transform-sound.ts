import { retimeSound } from '@kinora/footage';
import { composeScore, type Soundtrack } from '@kinora/scenes/sound';

import type { ClipFacts, CodecPort } from '../codec/codec-port.ts';
import type { TransformSpec } from './transform-spec.ts';

interface Source {
  readonly file: string;
  readonly facts: ClipFacts;
  /** Of the result. */
  readonly seconds: number;
}

/** The sound of the result, or `null` for none. */
export async function soundFor(
  codec: Pick<CodecPort, 'decodeSound'>,
  plan: TransformSpec,
  { facts, file, seconds }: Source,
): Promise<Soundtrack | null> {
  if (plan.sound.kind === 'none') return null;
  if (plan.sound.kind === 'score') return composeScore(plan.sound.prompt, { seconds, seed: plan.seed });
  if (facts.audio === null) return null;
  const sound = await codec.decodeSound(file);
  return { sampleRate: 48_000, ...retimeSound(sound, plan.time, seconds) };
}
