import type { Act } from './fault.ts';
import type { JobPhase, Outcome, SimulatedJob } from './simulated-job.ts';

export interface SimRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  /** The body as JSON; undefined where it is none. */
  readonly json: unknown;
  /** What the groups of the route's path matched. */
  readonly params: readonly string[];
}

export interface SimAnswer {
  /** 200 by default. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Instead of JSON. */
  readonly body?: Buffer | string;
}

/** How a job is at a moment. */
export interface Moment {
  readonly phase: JobPhase;
  /** Of its running, 0 to 1. */
  readonly share: number;
  /** Jobs that wait before it. */
  readonly place: number;
  /** Set once it has ended. */
  readonly outcome: Outcome | undefined;
}

/** A result as an answer holds it. */
export interface SimFilm {
  readonly bytes: Buffer;
  readonly type: string;
}

/** What a wire does with jobs. */
export interface SimJobs {
  /** Accepts one. With a key that was used before, the job of then. */
  accept(job: {
    readonly asked: unknown;
    readonly key?: string | undefined;
    readonly callback?: string | undefined;
    /** `uuid` by default. */
    readonly id?: string;
  }): SimulatedJob;
  find(id: string | undefined): SimulatedJob | undefined;
  /** The newest first. */
  list(): readonly SimulatedJob[];
  at(job: SimulatedJob): Moment;
  /** Whether it could still be stopped. */
  cancel(job: SimulatedJob): boolean;
  /** Whether the next start is to be refused at once; for vendors that look before they accept. */
  refusal(): 'declined' | 'picture-declined' | undefined;
  /** Where its result lies, for everyone who knows the address. */
  resultUrl(job: SimulatedJob): string;
  /** The result itself, for answers that hold it. */
  film(job: SimulatedJob): Promise<SimFilm>;
  /** Uploaded files by id. */
  readonly files: Map<string, Buffer>;
}

export interface SimRoute {
  readonly method: string;
  /** Of the whole path. */
  readonly path: RegExp;
  readonly act: Act;
  answer(request: SimRequest, jobs: SimJobs): SimAnswer | Promise<SimAnswer>;
}

export type ErrorKind = 'bad-key' | 'busy' | 'no-credit' | 'not-found' | 'server-error' | 'unavailable';

/** A post a vendor sends when a job has changed. */
export interface SimHook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A WebSocket that a vendor opens. */
export interface SimSocket {
  readonly path: RegExp;
  /** What it says to a client for now, as JSON. */
  says(query: URLSearchParams, jobs: SimJobs): readonly unknown[];
}

/** One vendor's documented wire format, for a simulator. */
export interface Wire {
  /** As the provider is called. */
  readonly name: string;
  /** Where the shapes stand: addresses, or packages with their versions. */
  readonly sources: readonly string[];
  /** What stands between the host and the paths of its routes, as the provider is told it. */
  readonly path?: string;
  /** What every key must be; requests without it are refused as the vendor does. */
  readonly key: string;
  /** The key a request came with. */
  keyOf(request: SimRequest): string | undefined;
  /** Whether a check of a job that is ready is answered with the result itself: it has no address then. */
  readonly holdsResults?: boolean;
  readonly routes: readonly SimRoute[];
  readonly socket?: SimSocket;
  /** How the vendor says it. */
  error(kind: ErrorKind): SimAnswer;
  /** Signed as the vendor's are, or with another secret. Absent where the vendor posts nothing that can be verified. */
  hook?(
    job: SimulatedJob,
    post: { readonly jobs: SimJobs; readonly url: URL; readonly secret: string; readonly now: number },
  ): SimHook;
}
