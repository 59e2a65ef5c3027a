import type { InputProblems } from '@kinora/contracts/catalogue';

import type { ClipRequest } from '../video-provider.ts';

type Asked = Pick<ClipRequest, 'input' | 'mode' | 'model'>;

/** Of Veo there is no 4K, and the lightest makes eight seconds alone between two pictures and at 1080p. */
function veoProblems({ input, mode }: Asked): InputProblems {
  const { resolution, seconds = 8, tier } = input;
  if (resolution === '4k') return { resolution: 'not-supported' };
  const isLong = tier === 'lite' && (mode === 'first-last' || resolution === '1080p');
  return isLong && seconds !== 8 ? { seconds: 'not-supported' } : {};
}

/** Fast motion is made for five seconds, up to 720p. */
function pixverseProblems({ input }: Asked): InputProblems {
  if (input.motion !== 'fast') return {};
  return {
    ...(input.seconds === 8 && { seconds: 'not-supported' }),
    ...(input.resolution === '1080p' && { resolution: 'not-supported' }),
  };
}

const OF_MODELS: Readonly<Record<string, (asked: Asked) => InputProblems>> = {
  'pixverse-4-5': pixverseProblems,
  'veo-3-1': veoProblems,
};

/** What fal's endpoints cannot do together or without, by the types of npm @fal-ai/client 1.10.1; undefined where they can. */
export function limitsOf(asked: Asked): InputProblems | undefined {
  const isWordless = (asked.input.prompt ?? '').trim() === '';
  const problems = {
    ...OF_MODELS[asked.model]?.(asked),
    // No endpoint goes without, also where the model would.
    ...(isWordless && { prompt: 'missing' }),
  };
  return Object.keys(problems).length === 0 ? undefined : problems;
}
