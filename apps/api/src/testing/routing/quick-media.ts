import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { fail, ok } from '@kinora/contracts';
import type { AcceptedVideo, FinishedClip } from '@kinora/media-node';

import type { ReceiveDeps } from '../../jobs/routing/receive-clip.ts';

const SIZE = { width: 640, height: 360, seconds: 5 };

async function written(path: string, text: string) {
  await writeFile(path, text);
  return { path, bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') };
}

/**
 * The sandbox and the encoder in a moment, for tests of what happens around them: what begins with `film` is a video,
 * and everything else is not.
 */
export const quickMedia: Pick<ReceiveDeps, 'finish' | 'intake'> = {
  async intake(path, { folder, name }) {
    const content = await readFile(path, 'utf8');
    if (!content.startsWith('film')) return fail({ reason: 'not-media', detail: { found: 'text', accepted: [] } });
    const copy = join(folder, `${name}.mp4`);
    await copyFile(path, copy);
    const file = { path: copy, bytes: content.length, sha256: '' };
    // Of the report nothing but size and file is read.
    return ok({ kind: 'video', ...SIZE, file } as AcceptedVideo);
  },
  async finish(_source, { folder, name, wanted, watermark }) {
    const none = { clip: null, poster: null, sprite: null, proxy: null, peaks: null };
    const files = await Promise.all(
      wanted.map(async (kind) => [
        kind,
        await written(join(folder, `${name}.${kind}`), `${kind} ${String(watermark)}`),
      ]),
    );
    // A sprite has facts of its own, which nobody reads here.
    return ok({
      ...SIZE,
      frames: 120,
      codec: 'node-av',
      peakMemory: 0,
      cpuSeconds: 0,
      ...none,
      ...Object.fromEntries(files),
    } as FinishedClip);
  },
};
