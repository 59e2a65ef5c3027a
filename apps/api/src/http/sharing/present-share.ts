import type { CreationInput } from '@kinora/contracts/creations';
import { sharedFile, type SharedClip, type ShareLink } from '@kinora/contracts/share';

import type { SharedRecord, ShareRecord } from '../../domain/sharing/shares.ts';

/** The path of the page that a link leads to, in the language of this server. */
const sharePath = (id: string): string => `/v/${id}/`;

export const shareLinkOf = ({ id, allowRemix, createdAt }: ShareRecord, base: string): ShareLink => ({
  id,
  url: new URL(sharePath(id), base).href,
  allowRemix,
  createdAt,
});

const fileAddress = (id: string, file: string) => sharedFile.path.replace(':id', () => id).replace(':file', () => file);

/** What is handed out of what was asked for: files stay their member's. A new field does not compile until it is decided. */
const SHOWN: Readonly<Record<keyof CreationInput, boolean>> = {
  prompt: true,
  negative: true,
  first: false,
  last: false,
  references: false,
  video: false,
  effect: true,
  values: true,
  shape: true,
  seconds: true,
  resolution: true,
  style: true,
  strength: true,
  pace: true,
  air: true,
  sound: true,
  from: true,
  crops: false,
  camera: true,
  motion: true,
  audio: true,
  tier: true,
  seed: true,
  variant: true,
  project: false,
};

/** What an older input has beside these fields is not known to be for others. */
function withoutFiles(input: CreationInput): CreationInput {
  const shown: Readonly<Record<string, boolean>> = SHOWN;
  return Object.fromEntries(Object.entries(input).filter(([field]) => Object.hasOwn(shown, field) && shown[field]));
}

/** What strangers see; undefined where there is no clip. */
export function sharedClipOf({ share, record, by }: SharedRecord): SharedClip | undefined {
  const { model, mode, input, result } = record;
  if (result === null) return undefined;
  const { width, height, seconds } = result;
  const [url, poster] = [fileAddress(share.id, 'clip.mp4'), fileAddress(share.id, 'poster.jpg')];
  const settings = share.allowRemix ? withoutFiles(input) : null;
  return { id: share.id, model, mode, by, settings, clip: { url, poster, width, height, seconds } };
}
