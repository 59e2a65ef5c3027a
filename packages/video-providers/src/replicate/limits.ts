import type { InputProblems } from '@kinora/contracts/catalogue';

import type { ClipRequest } from '../video-provider.ts';

type Asked = Pick<ClipRequest, 'input' | 'mode' | 'model'>;
type Input = ClipRequest['input'];

/** Of Veo there are two tiers, up to 1080p. */
const veoProblems = ({ resolution, tier }: Input): InputProblems => ({
  ...(tier === 'lite' && { tier: 'not-supported' }),
  ...(resolution === '4k' && { resolution: 'not-supported' }),
});

/** Ten seconds are made at 768p alone. */
const hailuoProblems = ({ resolution, seconds }: Input): InputProblems =>
  seconds === 10 && resolution !== '768p' ? { seconds: 'not-supported' } : {};

/** It knows three of PixVerse's own five shapes. */
const pixverseProblems = ({ shape }: Input): InputProblems =>
  shape === '4:3' || shape === '3:4' ? { shape: 'not-supported' } : {};

const OF_MODELS: Readonly<Record<string, (input: Input) => InputProblems>> = {
  'hailuo-02': hailuoProblems,
  'pixverse-4-5': pixverseProblems,
  'veo-3-1': veoProblems,
};

/** What Replicate's models cannot do, together or without; undefined where they can. */
export function limitsOf({ input, model }: Asked): InputProblems | undefined {
  const isWordless = (input.prompt ?? '').trim() === '';
  const problems = {
    ...OF_MODELS[model]?.(input),
    // No model goes without there, also where it would elsewhere.
    ...(isWordless && { prompt: 'missing' }),
  };
  return Object.keys(problems).length === 0 ? undefined : problems;
}
