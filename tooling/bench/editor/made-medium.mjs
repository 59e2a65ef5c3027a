import { renderClip } from '../../../packages/media-node/src/index.ts';
import { aSigner } from '../../../packages/media-node/src/testing/a-job.ts';
// Clips as the library has them, made by the engine in the folder that a bench's page is served from.
import { planScene } from '../../../packages/reading/src/index.ts';

const servedAs = ({ path }) => `/${path.split('/').at(-1)}`;

/** A clip with the proxy that is made for seeking; both as addresses of the page. */
export async function makeMedium(folder, { name, prompt, resolution = '720p', seconds }) {
  const plan = planScene(prompt, { shape: '16:9', resolution, seconds, style: 'paper', seed: 5 });
  const result = await renderClip(plan, { folder, name, extras: ['proxy'], signer: aSigner(), timeoutMs: 900_000 });
  if (!result.ok) throw new Error(result.failure.detail);
  const { clip, height, proxy, width } = result.value;
  return { url: servedAs(clip), proxy: servedAs(proxy), seconds, width, height };
}
