import { REFERENCE_SLOTS } from '@kinora/contracts/catalogue';

import { base64Of, typeOf } from '../kit/data-url.ts';
import type { ClipRequest } from '../video-provider.ts';

const fileOf = async (path: string) => ({ bytesBase64Encoded: await base64Of(path), mimeType: typeOf(path) });

async function named(name: string, path: string | undefined) {
  return path === undefined ? {} : { [name]: await fileOf(path) };
}

async function referencesOf({ files }: ClipRequest) {
  const paths = REFERENCE_SLOTS.flatMap((slot) => files[slot] ?? []);
  const images = await Promise.all(paths.map(fileOf));
  return images.length === 0 ? {} : { referenceImages: images.map((image) => ({ image, referenceType: 'asset' })) };
}

/** The body of `predictLongRunning`: one instance, and how it is to be made. */
export async function veoBody(request: ClipRequest): Promise<object> {
  const { files, input, mode } = request;
  const instance = {
    prompt: input.prompt ?? '',
    ...(await named('image', files.first)),
    ...(await named('lastFrame', files.last)),
    ...(await named('video', files.video)),
    ...(await referencesOf(request)),
  };
  const parameters = {
    sampleCount: 1,
    aspectRatio: input.shape,
    resolution: input.resolution,
    // It goes on for seven seconds, which is no length that can be asked for.
    ...(mode !== 'video' && { durationSeconds: input.seconds }),
    generateAudio: input.audio,
    ...(input.negative !== undefined && { negativePrompt: input.negative }),
    ...(input.seed !== undefined && { seed: input.seed }),
  };
  return { instances: [instance], parameters };
}
