import { REFERENCE_SLOTS } from '@kinora/contracts/catalogue';

import { dataUrlOf } from '../kit/data-url.ts';
import type { ClipRequest } from '../video-provider.ts';

const PATHS = {
  text: '/text2video',
  image: '/img2video',
  'first-last': '/start-end2video',
  reference: '/reference2video',
} as const;

const isKnown = (mode: string): mode is keyof typeof PATHS => Object.hasOwn(PATHS, mode);

/** Where a mode is asked for; undefined for one that Vidu has not. */
export const pathOf = (mode: string): string | undefined => (isKnown(mode) ? PATHS[mode] : undefined);

/** The pictures of a request in the order in which they count. */
const picturesOf = ({ files }: ClipRequest): readonly string[] =>
  (['first', 'last', ...REFERENCE_SLOTS] as const).flatMap((slot) => files[slot] ?? []);

/** The body of a start. Pictures travel within it: ours have no address that Vidu could read. */
export async function bodyOf(request: ClipRequest, callback: string | undefined): Promise<object> {
  const { id, input } = request;
  const images = await Promise.all(picturesOf(request).map(dataUrlOf));
  return {
    model: 'viduq1',
    prompt: input.prompt ?? '',
    duration: input.seconds,
    resolution: input.resolution,
    ...(images.length > 0 && { images }),
    ...(input.shape !== undefined && { aspect_ratio: input.shape }),
    ...(input.style !== undefined && { style: input.style }),
    ...(input.motion !== undefined && { movement_amplitude: input.motion }),
    ...(input.seed !== undefined && { seed: input.seed }),
    // Comes back with the task, for support.
    payload: id,
    ...(callback !== undefined && { callback_url: callback }),
  };
}
