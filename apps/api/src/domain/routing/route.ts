/** Where a route comes from: the operator's command, the environment, a member's own key, or a simulator of this process. */
type RouteSource = 'environment' | 'member' | 'operator' | 'simulated';

/** One configured way to run models on other machines. */
export interface Route {
  /** Of the operator's choice, such as `vidu` or `fal-2`. */
  readonly id: string;
  /** Which adapter it is for, such as `vidu`. */
  readonly provider: string;
  /** Another address than the vendor's own; null for that. */
  readonly base: string | null;
  /** What it calls models of the catalogue, for a provider that has none of its own. */
  readonly models: Readonly<Record<string, string>>;
  readonly source: RouteSource;
  /** The smallest is tried first. */
  readonly place: number;
  /** Jobs at once. */
  readonly parallel: number;
  /** Calls a second, over all processes. */
  readonly perSecond: number;
  /** What may be spent from midnight to midnight UTC, in millionths of a US dollar. */
  readonly microUsdADay: number;
  /** Also where it was removed and still has jobs: nothing new is started there. */
  readonly isPaused: boolean;
  /** Another one whenever anything of it was changed, its key too. */
  readonly revision: number;
}

export interface NewRoute extends Omit<Route, 'isPaused' | 'revision'> {
  /** null where the environment has it, or none is needed. */
  readonly key: string | null;
  /** What its webhooks are signed with, where that is not the key. */
  readonly hookSecret?: string | undefined;
}

/** What is sealed with a route. */
export interface RouteSecrets {
  readonly key: string;
  readonly hookSecret?: string | undefined;
}

/** How a route is doing. */
export interface RouteHealth {
  readonly running: number;
  /** Since midnight UTC, in millionths of a US dollar. */
  readonly spent: number;
  /** Epoch milliseconds; null while it is not left alone. */
  readonly awayUntil: number | null;
  /** Why its last call failed; null where it did not. */
  readonly awayReason: string | null;
}

export interface Routes {
  /** The operator's, in the order in which they are tried; removed ones as long as jobs run there. */
  list(): Promise<readonly (Route & RouteHealth)[]>;
  /** One of them or of a member's; also where it was removed. */
  find(id: string): Promise<Route | null>;
  /** Adds it, or changes the one of that name; a key of `null` keeps the one that is there. */
  put(route: NewRoute): Promise<void>;
  /** What was sealed with it; null where there is nothing. */
  secretsOf(id: string): Promise<RouteSecrets | null>;
  /** False where there is none of that name. */
  setPaused(id: string, isPaused: boolean): Promise<boolean>;
  /** Jobs that run there are still asked for. False where there is none of that name. */
  remove(id: string): Promise<boolean>;
  /** Forgets the keys of removed routes that have no jobs any more. Returns how many. */
  forgetKeys(): Promise<number>;
  /** How a call went: three that failed in a row leave the route alone for a while. */
  met(id: string, failure: { readonly reason: string; readonly waitMs?: number | undefined } | null): Promise<void>;
}

/** What an operator who says nothing gets: 5 US$ a day, so that a mistake costs no more. */
export const ROUTE_DEFAULTS = { models: {}, place: 100, parallel: 5, perSecond: 5, microUsdADay: 5_000_000 } as const;
