import { createPhotoScene, planPhoto } from '../../packages/footage/src/index.ts';
import { createNodePaintEnv } from '../../packages/media-node/src/paint/node-paint-env.ts';

/** Shows the depth of the picture and the snow before and behind it. */
const STILL = 96;

/** One of our sample pictures in motion: a frame of its film, in pixels of the caller's choice. */
export async function photoFrame({ samples, width, height }) {
  const plan = planPhoto({
    shape: '16:9',
    resolution: '720p',
    seconds: 5,
    seed: 7,
    first: 'lighthouse',
    move: 'dolly-in',
    atmospheres: ['snow'],
  });
  const bare = await createNodePaintEnv({ fonts: [], pictures: [] });
  const environment = { ...bare, picture: (name) => samples.get(name) ?? null };
  const picture = environment.canvas(width, height);
  createPhotoScene({ ...plan, width, height }, environment).drawFrame(picture.getContext('2d'), STILL);
  return picture;
}
