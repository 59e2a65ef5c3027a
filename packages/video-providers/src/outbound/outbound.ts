import type { Result } from '@kinora/contracts';

export interface OutboundRequest {
  readonly url: string;
  /** `GET` by default. */
  readonly method?: 'DELETE' | 'GET' | 'POST' | 'PUT';
  /** Lower-case names. Those that name a key go to the first origin alone. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** For all of it, redirects included; 30 s by default. */
  readonly timeoutMs?: number;
  /** Of the answer; 8 MB by default. */
  readonly maxBytes?: number;
  /** That are followed; 3 by default. */
  readonly redirects?: 0 | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface OutboundAnswer {
  readonly status: number;
  /** Lower-case names; of a repeated one the values with a comma between them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export type OutboundProblem =
  /** Not https, or an address that is not of the open internet. */
  | 'forbidden-address'
  | 'redirected'
  | 'no-answer'
  | 'timed-out'
  | 'too-large'
  /** The answer ended before its end. */
  | 'cut'
  | 'aborted'
  /** The file could not be written here. */
  | 'not-written';

export interface OutboundFailure {
  readonly problem: OutboundProblem;
  /** Whether the other side may have read the request. */
  readonly isSent: boolean;
  /** For the log: never a key, never an address's query. */
  readonly detail: string;
}

export interface DownloadRequest extends Omit<OutboundRequest, 'body' | 'method'> {
  /** Where the body is written; nothing is left there on failure. */
  readonly path: string;
}

export interface ListenRequest {
  /** By http or https. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onText: (text: string) => void;
  /** Called once, also where it never opened. */
  readonly onEnd: () => void;
}

/** A WebSocket that is listened to. */
export interface Listening {
  close(): void;
}

/** The one way out of this server. It resolves in every case. */
export interface Outbound {
  send(request: OutboundRequest): Promise<Result<OutboundAnswer, OutboundFailure>>;
  /** Writes the body of a 2xx to a file; the body of any other status is in `body`, up to 64 kB. */
  download(request: DownloadRequest): Promise<Result<OutboundAnswer & { readonly bytes: number }, OutboundFailure>>;
  /** Opens a WebSocket and hears its texts. */
  listen(request: ListenRequest): Listening;
  close(): void;
}
