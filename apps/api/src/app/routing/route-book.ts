import { creditsFor, type InputProblems, type Mode } from '@kinora/contracts/catalogue';
import type { ClipRequest, RemoteProvider } from '@kinora/video-providers';

import type { RouteKind } from '../../domain/money/ledger.ts';
import type { Route } from '../../domain/routing/route.ts';

/** A route with the adapter that runs it. */
export interface RunningRoute {
  readonly route: Route;
  readonly provider: RemoteProvider;
  /** Whether what runs there costs the operator nothing by bill: credits of every scope pay for it. */
  readonly isFree: boolean;
}

/** A route that can make a clip, and what that costs the operator in millionths of a US dollar. */
export interface Candidate extends RunningRoute {
  readonly microUsd: number;
}

type Asked = Pick<ClipRequest, 'input' | 'mode' | 'model'>;

const offers = ({ provider }: RunningRoute, { mode, model }: Pick<Asked, 'mode' | 'model'>) =>
  provider.offers.some((offer) => offer.model === model && offer.mode === mode);

const costOf = ({ isFree, provider }: RunningRoute, asked: Asked): number => (isFree ? 0 : provider.quote(asked));

/** The routes of this server as they are now, in the order in which they are tried. */
export interface RouteBook {
  /** Those that can make it for what its credits are worth. */
  candidates(asked: Asked & { readonly price: number }): readonly Candidate[];
  /** One of the operator's, also when it takes nothing new any more. */
  find(id: string): RunningRoute | undefined;
  /** One of them or of a member's own keys. */
  running(id: string): Promise<RunningRoute | undefined>;
  /** A member's own key, where it can make it. */
  ownCandidates(id: string, asked: Asked): Promise<readonly Candidate[]>;
  /** Whose bill a clip of a model goes on; undefined where nothing runs it. */
  kindOf(model: string, mode: Mode): RouteKind | undefined;
  /** What of an input no open route of its model can do; undefined where one can do all. */
  problemsOf(asked: Asked): InputProblems | undefined;
  /** Jobs of a model that may run side by side, over all its routes. */
  placesOf(model: string): number;
  /** Those that take something new. */
  open(): readonly RunningRoute[];
}

interface Book {
  /** All of the operator's routes, also those that are paused or removed and still have jobs. */
  readonly read: () => readonly RunningRoute[];
  readonly running: RouteBook['running'];
}

const makes = (one: RunningRoute, asked: Asked): boolean =>
  offers(one, asked) && one.provider.validate(asked) === undefined;

export function createRouteBook({ read, running }: Book): RouteBook {
  const open = () => read().filter(({ route }) => !route.isPaused);
  return {
    open,
    problemsOf(asked) {
      const all = open()
        .filter((one) => offers(one, asked))
        .map(({ provider }) => provider.validate(asked));
      return all.includes(undefined) ? undefined : all[0];
    },
    placesOf: (model) =>
      open()
        .filter(({ provider }) => provider.offers.some((offer) => offer.model === model))
        .reduce((sum, { route }) => sum + route.parallel, 0),
    running,
    async ownCandidates(id, asked) {
      const one = await running(id);
      return one && !one.route.isPaused && makes(one, asked) ? [{ ...one, microUsd: 0 }] : [];
    },
    find: (id) => read().find(({ route }) => route.id === id),
    candidates({ price, ...asked }) {
      return open()
        .filter((one) => makes(one, asked))
        .map((one) => ({ ...one, microUsd: costOf(one, asked) }))
        .filter(({ microUsd }) => microUsd === 0 || creditsFor(microUsd) <= price);
    },
    kindOf(model, mode) {
      const here = open().filter((one) => offers(one, { model, mode }));
      if (here.length === 0) return undefined;
      return here.every(({ isFree }) => isFree) ? 'local' : 'vendor';
    },
  };
}
