import type { CreationMode } from './creation-mode.ts';
import type { CreationId, CreationInput } from './creation.ts';
import { endpoint } from './endpoint.ts';

/** 128 random bits: a link can't be guessed. */
export const SHARE_ID: RegExp = /^[\w-]{22}$/;

/** A link that shows one clip to everyone who has it. */
export interface ShareLink {
  readonly id: string;
  /** The whole address of its page. */
  readonly url: string;
  /** Prompt and settings are shown there, and may be used. */
  readonly allowRemix: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** A clip as strangers see it: nothing of its maker but a name, and none of the files it was made from. */
export interface SharedClip {
  readonly id: string;
  readonly model: string;
  readonly mode: CreationMode;
  /** What its maker wants to be called; may be empty. */
  readonly by: string;
  /** What was asked for, without files; null where its maker keeps that. */
  readonly settings: CreationInput | null;
  /** Sizes in pixels, length in seconds; addresses that work as long as the link does. */
  readonly clip: {
    readonly url: string;
    readonly poster: string;
    readonly width: number;
    readonly height: number;
    readonly seconds: number;
  };
}

const product = { kind: 'json', service: 'product' } as const;

/** Shares a ready clip by link, or changes what its link shows; who shares one that is shared gets the same link. */
export const shareCreation = endpoint<CreationId & { readonly allowRemix: boolean }, ShareLink>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/creations/:id/share',
  refusals: { 403: 'members-only', 404: 'unknown-creation', 409: 'not-ready' },
});

/** The link of a member's own clip; null where the clip is not shared. */
export const getShare = endpoint<CreationId, ShareLink | null>()({
  ...product,
  method: 'GET',
  path: '/api/kinora/creations/:id/share',
  refusals: { 403: 'members-only', 404: 'unknown-creation' },
});

/** From here on the link leads nowhere; a later one is another. */
export const stopSharing = endpoint<CreationId, null>()({
  ...product,
  method: 'DELETE',
  path: '/api/kinora/creations/:id/share',
  refusals: { 403: 'members-only', 404: 'unknown-creation' },
});

/** For everyone with the link. A missing clip is answered without a reason. */
export const sharedClip = endpoint<CreationId, SharedClip>()({
  ...product,
  method: 'GET',
  path: '/api/kinora/shares/:id',
  anonymous: true,
  refusals: { 404: 'unknown-share' },
});

/** Video and poster of a shared clip: `clip.mp4` or `poster.jpg`. */
export const sharedFile = endpoint<CreationId & { readonly file: string }, null>()({
  kind: 'media',
  method: 'GET',
  service: 'media',
  path: '/media/share/:id/:file',
  anonymous: true,
  refusals: { 404: 'unknown-file' },
});
