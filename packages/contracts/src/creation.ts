import type { ClipVariation } from './clip-variation.ts';
import type { CreationMode, Mode } from './creation-mode.ts';
import type { CroppedInput } from './crop.ts';
import { endpoint } from './endpoint.ts';
import type { CreationFailure } from './failure.ts';
import type { KeyProvider } from './own-key.ts';
import { TRIAL_REFUSALS } from './trial.ts';

/** One vocabulary for every model and mode; what a model takes of it stands in the catalogue. */
export interface CreationInput extends CroppedInput, ClipVariation {
  readonly prompt?: string;
  readonly negative?: string;
  readonly first?: string;
  readonly last?: string;
  readonly references?: readonly string[];
  readonly video?: string;
  readonly effect?: string;
  readonly values?: Readonly<Record<string, number | string | boolean>>;
  readonly shape?: string;
  readonly seconds?: number;
  readonly resolution?: string;
  readonly style?: string;
  /** How much of a video is redrawn. */
  readonly strength?: string;
  /** How a video goes: slower, backwards. */
  readonly pace?: string;
  /** What falls or hangs in the air before a video. */
  readonly air?: string;
  /** What is heard with a video. */
  readonly sound?: string;
  /** Seconds into `video` at which the clip begins. */
  readonly from?: number;
  readonly camera?: string;
  readonly motion?: string;
  readonly audio?: boolean;
  /** Which of a maker's qualities, where it sells several. */
  readonly tier?: string;
  /** The project that was exported; its name is the prompt. */
  readonly project?: string;
}

export type CreationState = 'waiting' | 'running' | 'ready' | 'declined' | 'failed' | 'cancelled' | 'expired';

/** What a running creation is doing. */
export type Phase = 'preparing' | 'drawing' | 'finishing';

/** Where the credits of one creation are. `at` is epoch milliseconds. */
export interface Receipt {
  readonly held: number;
  readonly charged: number;
  readonly returned: number;
  readonly reason: string | null;
  readonly at: number;
}

/** Signed addresses, which expire, of a finished clip and what belongs to it; older ones have a poster at most. */
export interface ClipResult {
  readonly url: string;
  readonly poster: string;
  /** WebP of twelve tiles, four a row: the frames in the middle of each twelfth, row by row. */
  readonly sprite: string | null;
  /** The clip at 360p without sound, with a key frame every half second, to seek in. */
  readonly proxy: string | null;
  /** The waveform, as `decodePeaks` of footage reads it. */
  readonly peaks: string | null;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly bytes: number;
}

export interface Creation {
  readonly id: string;
  readonly batch: string;
  readonly model: string;
  readonly mode: CreationMode;
  readonly input: CreationInput;
  readonly state: CreationState;
  readonly phase: Phase | null;
  readonly done: number;
  readonly total: number;
  /** Jobs before this one, 0 when it is next; null when it does not wait. */
  readonly position: number | null;
  /** Seconds until it is likely (half of all, nine of ten) to be ready; null when nothing is known. */
  readonly etaP50: number | null;
  readonly etaP90: number | null;
  readonly price: number;
  /** A free trial of its effect: nothing is held for it, and its clip keeps the watermark. */
  readonly trial?: true;
  /** Made with the member's own key of this provider, which sends the bill: no credits are held for it. */
  readonly ownKey?: KeyProvider;
  readonly receipt: Receipt;
  readonly result: ClipResult | null;
  readonly failure: CreationFailure | null;
  readonly parents: readonly string[];
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Epoch milliseconds; null while it is unfinished. */
  readonly endedAt: number | null;
  /** Grows with every change; an event or answer with a smaller one is older. */
  readonly version: number;
}

export interface Creations {
  readonly creations: readonly Creation[];
  /** Hand it back to get the page after this one; null at the end. */
  readonly next: string | null;
}

/** The same again by another model or with another seed, in one order: one clip, in the mode of the order. */
export interface OtherClip {
  readonly model: string;
  readonly input: CreationInput;
  /** With the member's own key of this provider, at no price. */
  readonly ownKey?: KeyProvider;
}

export interface CreateInput {
  readonly model: string;
  readonly mode: Mode;
  readonly input: CreationInput;
  /** Different prompts in one order, `count` clips of each, instead of the input's own. `COUNT_MAX` clips in all. */
  readonly prompts?: readonly string[];
  readonly count: number;
  /** To compare: at most `OTHERS_MAX`, and then one clip of one prompt, which is no trial and no effect. */
  readonly others?: readonly OtherClip[];
  /** The total price the client expects; another one is refused with the true quote. */
  readonly gold_coins: number;
  /** Free, one clip of an effect: `gold_coins` is then 0. */
  readonly trial?: boolean;
  /** With the member's own key of this provider and of no other: it costs nothing. */
  readonly ownKey?: KeyProvider;
  readonly idempotencyKey: string;
}

export interface Created {
  readonly creations: readonly Creation[];
  readonly quote: { readonly each: number; readonly total: number };
  readonly balance: number;
}

/** The whole creation as it is after a change. */
export type CreationEvent = Creation;
export interface CreationId {
  readonly id: string;
}

const product = { kind: 'json', service: 'product' } as const;
const SUBMIT_REFUSALS = {
  402: 'not-enough-credits',
  403: 'not-allowed',
  409: 'key-reused',
  412: 'price-changed',
  422: 'content-refused',
} as const;

/**
 * What the member's plan does not give is `not-allowed` with the reason `plan-needed`, the quote, and by name what it is
 * that a plan would give: `fields.count`, `fields.resolution` or `fields.effect`. A bad one of several prompts
 * has a `line`, and so has one of `others`, which come after the first.
 * A trial on a route that costs the operator something is `not-allowed` with the reason `no-trial`; an own key that the
 * member has not, or that made as many clips today as it may, with `no-own-key` or `own-key-day`.
 */
export const createCreations = endpoint<CreateInput, Created>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/creations',
  headers: { idempotencyKey: 'idempotency-key' },
  refusals: { ...SUBMIT_REFUSALS, ...TRIAL_REFUSALS },
});

export const listCreations = endpoint<{ readonly cursor?: string; readonly limit?: number }, Creations>()({
  ...product,
  method: 'GET',
  path: '/api/kinora/creations',
  refusals: { 403: 'members-only' },
});

export const getCreation = endpoint<CreationId, Creation>()({
  ...product,
  method: 'GET',
  path: '/api/kinora/creations/:id',
  refusals: { 403: 'members-only', 404: 'unknown-creation' },
});

export const cancelCreation = endpoint<CreationId, Creation>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/creations/:id/cancel',
  refusals: { 403: 'members-only', 404: 'unknown-creation', 409: 'already-ended' },
});

/** One of the member's own that wait, and before which other one it is to come; by default before all. */
export interface MoveInput extends CreationId {
  readonly before?: string;
}

/** Reorders the member's own waiting creations, without effect on other members. Returns those that moved. */
export const moveCreation = endpoint<MoveInput, { readonly creations: readonly Creation[] }>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/creations/:id/move',
  refusals: { 403: 'members-only', 404: 'unknown-creation', 409: 'not-waiting' },
});

/** A new creation with the input of an ended one, at today's price. */
export const retryCreation = endpoint<
  CreationId & { readonly gold_coins: number; readonly idempotencyKey: string },
  Created
>()({
  ...product,
  method: 'POST',
  path: '/api/kinora/creations/:id/retry',
  headers: { idempotencyKey: 'idempotency-key' },
  refusals: { ...SUBMIT_REFUSALS, 404: 'unknown-creation', 410: 'still-running' },
});

export const removeCreation = endpoint<CreationId, null>()({
  ...product,
  method: 'DELETE',
  path: '/api/kinora/creations/:id',
  refusals: { 403: 'members-only', 404: 'unknown-creation', 409: 'still-running' },
});

/** Server-sent events: all unfinished creations on connect, then every change, at most one a second for each. */
export const creationEvents = endpoint<{ readonly lastEventId?: string }, CreationEvent>()({
  kind: 'events',
  service: 'product',
  method: 'GET',
  path: '/api/kinora/events',
  headers: { lastEventId: 'last-event-id' },
  refusals: { 403: 'members-only' },
});
