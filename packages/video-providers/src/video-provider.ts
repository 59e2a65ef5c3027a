import type { FailureReason, Result } from '@kinora/contracts';
import type { FileSlot, Mode, ModelRoute } from '@kinora/contracts/catalogue';
import type { CreationInput, Phase } from '@kinora/contracts/creations';

/** Paths of a member's files on local disk by where the input names them; they stay the caller's. */
export type ClipFiles = Readonly<Partial<Record<FileSlot, string>>>;

/** Of a video on local disk: pixels and seconds. */
export interface VideoMeasures {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** A clip to be made. `id` is the creation's; a provider uses it as its own idempotency key. */
export interface ClipRequest {
  readonly id: string;
  readonly model: string;
  readonly mode: Mode;
  readonly input: CreationInput;
  readonly files: ClipFiles;
  /** Of `files.video`, where there is one. */
  readonly video?: VideoMeasures | undefined;
  /** Whether the small mark is drawn into the picture. */
  readonly watermark: boolean;
}

/** How far a clip is: frames for an engine, whole percent for a maker. */
export interface ClipProgress {
  readonly phase: Phase;
  readonly done: number;
  readonly total: number;
}

/** A file on local disk that now belongs to the caller. */
export interface MadeFile {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
  /** SHA-256, lower-case hex. */
  readonly checksum: string;
}

/**
 * A file beside a clip: the `master` is the clip without the mark and not for others, `sprite`, `proxy` and `peaks` are
 * as `ClipResult` of the contract says.
 */
interface MadeRendition extends MadeFile {
  readonly kind: 'master' | 'peaks' | 'proxy' | 'sprite';
}

export interface MadeClip {
  readonly video: MadeFile;
  readonly poster: MadeFile;
  /** At most one of a kind. */
  readonly renditions: readonly MadeRendition[];
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/**
 * Why there is no clip, in one of the contract's words: it says what the reason means and whether it is tried again. The
 * adapter of a maker, of which there is none yet, is to map each code that its maker documents; any other is `crashed`.
 */
export interface ClipFailure {
  readonly reason: FailureReason | 'cancelled';
  /** For the log, never for the member. */
  readonly detail: string;
  /** The maker's own word for it and its number of the request, for support: up to 80 signs of ASCII without spaces. */
  readonly code?: string;
  readonly reference?: string;
}

export interface ClipContext {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ClipProgress) => void;
  /** The maker's id of this clip from an attempt that was cut off: poll it, do not submit again. */
  readonly externalId: string | null;
  /** Keeps the maker's id before anything else happens. */
  readonly keepExternalId: (id: string) => Promise<void>;
}

/** A way to run models: a maker, an aggregator or our own engine. */
export interface VideoProvider {
  readonly name: string;
  readonly routes: readonly ModelRoute[];
  /** Makes one clip; resolves in every case, within 2 s after the signal aborts. */
  make(request: ClipRequest, context: ClipContext): Promise<Result<MadeClip, ClipFailure>>;
}

/** The first provider that runs this model in this mode. */
export function routeFor(
  providers: readonly VideoProvider[],
  { model, mode }: Pick<ClipRequest, 'model' | 'mode'>,
): VideoProvider | undefined {
  return providers.find(({ routes }) => routes.some((route) => route.model === model && route.modes.includes(mode)));
}

/** Whether a model runs here in this mode, and running it costs the operator nothing. */
export const isFreeRoute = (
  providers: readonly VideoProvider[],
  { model, mode }: Pick<ClipRequest, 'model' | 'mode'>,
): boolean => {
  const routes = routeFor(providers, { model, mode })?.routes ?? [];
  return routes.some((route) => route.model === model && route.modes.includes(mode) && route.isFree === true);
};
