import type { FailureReason, Result } from '@kinora/contracts';
import type { InputProblems, Mode, ParameterName } from '@kinora/contracts/catalogue';

import type { ClipRequest } from './video-provider.ts';

/** A setting of the catalogue that a provider may lack. */
type Setting = ParameterName | 'negative' | 'seed';

/** One model in one mode, as a provider runs it. */
export interface Offer {
  readonly model: string;
  readonly mode: Mode;
  /** What the catalogue lists for it and this provider cannot do: neither offered nor taken. */
  readonly lacks?: readonly Setting[];
}

/** A job at the other side, as it is stored: all that is needed to ask for it after a restart. */
export interface Operation {
  readonly id: string;
  /** What else its addresses need, such as the endpoint. */
  readonly more?: Readonly<Record<string, string>>;
}

/**
 * Why something at the other side failed. `request`: because of what was asked for, so no other route does better;
 * `route`: because of the key, the account or the service.
 */
export interface ProviderFailure {
  readonly reason: FailureReason;
  readonly at: 'request' | 'route';
  /** Not before, in milliseconds, where the other side says so. */
  readonly retryAfterMs?: number;
  /** For the log and the operator, never for the member. */
  readonly detail: string;
  /** The other side's own word for it and its number of the request: up to 80 signs of ASCII without spaces. */
  readonly code?: string;
  readonly reference?: string;
}

export interface StartFailure extends ProviderFailure {
  /** Whether a job may run there all the same: the answer was lost. */
  readonly mayRun: boolean;
}

export interface StartOptions {
  /** The same for every try of one start: ours, unique, 36 signs. */
  readonly key: string;
  /** Where news may be posted; none where this server cannot be reached. */
  readonly callback?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Where the result lies for now. */
export interface Output {
  readonly url: string;
}

/** How a job at the other side is. */
export type OperationState =
  /** `place`: jobs before it, where they say so. */
  | { readonly state: 'waiting'; readonly place?: number }
  /** `share`: done so far, 0 to 1, where they say so. */
  | { readonly state: 'running'; readonly share?: number }
  | { readonly state: 'ready'; readonly output: Output }
  | { readonly state: 'failed'; readonly failure: ProviderFailure }
  | { readonly state: 'cancelled' };

export interface FetchedFile {
  /** As the other side calls it: the file is known by its bytes alone. */
  readonly type: string;
  readonly bytes: number;
}

/** A request that came in, as it was sent. */
export interface Hook {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** `stale`: signed for another time than now, within five minutes. */
export type HookProblem = 'forged' | 'malformed' | 'stale';

export interface HookNews {
  /** Which job there is news of; undefined for a greeting. It is asked for, never believed. */
  readonly operationId: string | undefined;
  /** What the other side wants to hear; nothing by default. */
  readonly answer?: { readonly type: string; readonly body: string };
}

/** A way to run models on other machines: a vendor's API, an aggregator, or ComfyUI. Every method resolves. */
export interface RemoteProvider {
  /** Lower case, such as `vidu`. */
  readonly name: string;
  readonly offers: readonly Offer[];
  /** Whether starts with the same key begin one job, however often they come. */
  readonly hasKeys: boolean;
  /** What one clip costs the operator, in millionths of a US dollar. */
  quote(request: Pick<ClipRequest, 'input' | 'mode' | 'model'>): number;
  /** What of a request this provider cannot do, beyond the catalogue; undefined where it can do all. */
  validate(request: Pick<ClipRequest, 'input' | 'mode' | 'model'>): InputProblems | undefined;
  start(request: ClipRequest, options: StartOptions): Promise<Result<Operation, StartFailure>>;
  /** Looks for the job of a start whose answer was lost; `absent` where it surely never began. */
  find?(
    request: ClipRequest,
    options: { readonly key: string; readonly startedAt: number },
  ): Promise<Result<Operation | 'absent' | 'unknown', ProviderFailure>>;
  check(operation: Operation, signal?: AbortSignal): Promise<Result<OperationState, ProviderFailure>>;
  /** `too-late` where it can't be stopped any more, or never could. */
  cancel(operation: Operation): Promise<Result<'cancelled' | 'too-late', ProviderFailure>>;
  /** Copies the result to `path`; at most `maxBytes`. */
  fetch(
    operation: Operation,
    output: Output,
    to: { readonly path: string; readonly maxBytes: number; readonly signal?: AbortSignal | undefined },
  ): Promise<Result<FetchedFile, ProviderFailure>>;
  /** Absent where the other side posts nothing that can be verified. */
  hook?(hook: Hook): Promise<Result<HookNews, HookProblem>>;
  /** Ends what it keeps open. */
  close?(): void;
}
