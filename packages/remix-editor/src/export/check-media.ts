import { loadPicture } from '../preview/read-pictures.ts';
import { openFile } from '../preview/read-video.ts';
import { openSound } from '../preview/sound/decode-sound.ts';
import type { UnreadableMedium, WantedMedium } from './export-messages.ts';

/** Whether this browser can decode what is used of a file. */
export interface MediaCheck {
  readonly canShow: (url: string) => Promise<boolean>;
  readonly canSee: (url: string) => Promise<boolean>;
  readonly canHear: (url: string) => Promise<boolean>;
}

async function canSee(url: string): Promise<boolean> {
  const input = openFile(url);
  try {
    return (await (await input.getPrimaryVideoTrack())?.canDecode()) ?? false;
  } finally {
    input.dispose();
  }
}

async function canHear(url: string): Promise<boolean> {
  const input = openFile(url);
  try {
    return (await openSound(input)) !== null;
  } finally {
    input.dispose();
  }
}

/** By the decoders of this browser. */
export const browserCheck: MediaCheck = {
  canShow: async (url) => (await loadPicture(url)).width > 0,
  canSee,
  canHear,
};

async function partOf(check: MediaCheck, wanted: WantedMedium): Promise<UnreadableMedium['part'] | null> {
  const { url, isHeard, isPicture, isSeen } = wanted;
  if (url === null) return isSeen ? 'picture' : 'sound';
  const can = (one: (address: string) => Promise<boolean>) => one(url).catch(() => false);
  if (isSeen && !(await can(isPicture ? check.canShow : check.canSee))) return 'picture';
  return isHeard && !(await can(check.canHear)) ? 'sound' : null;
}

/** The media that can't be read, and what of them; one after another, so that few files are open. */
export async function unreadableMedia(
  wanted: readonly WantedMedium[],
  check: MediaCheck,
): Promise<readonly UnreadableMedium[]> {
  const unreadable: UnreadableMedium[] = [];
  for (const one of wanted) {
    const part = await partOf(check, one);
    if (part) unreadable.push({ name: one.name, part });
  }
  return unreadable;
}
