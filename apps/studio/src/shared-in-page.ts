import type { SharedClip } from '@kinora/contracts/share';

/** The clip of a link as the server wrote it into its page, if it is that of this link. */
export function sharedIn(text: string | null | undefined, id: string): SharedClip | undefined {
  if (!text) return undefined;
  try {
    // Our own server wrote the block; a broken one is asked for again.
    const shared = JSON.parse(text) as SharedClip;
    return shared.id === id ? shared : undefined;
  } catch {
    return undefined;
  }
}
