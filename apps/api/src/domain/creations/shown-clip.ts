import type { StoredClip } from './creation.ts';

/** The file that a member sees and takes home: without the mark where the plan says so and one was kept. */
export const shownClip = (
  { videoId, bytes, master }: Pick<StoredClip, 'bytes' | 'master' | 'videoId'>,
  isClean: boolean,
): { readonly id: string; readonly bytes: number } => (isClean && master ? master : { id: videoId, bytes });
