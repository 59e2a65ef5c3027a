import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { renderClip } from '@kinora/media-node';
import { planScene, type PlanOptions } from '@kinora/reading';

/** The bytes of a small video that Kinora drew, as a member has them on disk. */
export async function shortVideo(options: Pick<PlanOptions, 'seconds' | 'shape'>): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-video-'));
  try {
    const plan = planScene('a paper boat', { resolution: '360p', style: 'paper', seed: 1, ...options });
    const drawn = await renderClip(plan, { folder, name: 'clip' });
    if (!drawn.ok) throw new Error(drawn.failure.detail);
    return readFileSync(drawn.value.clip.path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
