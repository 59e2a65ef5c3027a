import type { CreationRecord, Creations } from '../../domain/creations/creation.ts';
import { estimateRemaining, type Estimate } from '../../domain/creations/estimate.ts';
import { forecast, type Forecast } from '../../domain/creations/forecast.ts';
import { learn, type TookBy } from '../../domain/creations/past-work.ts';
import { laneOf } from '../../domain/projects/exports.ts';

export interface ForecastDeps {
  readonly creations: Pick<Creations, 'history' | 'line' | 'routesOf'>;
  /** Clips of a lane that are made side by side. */
  readonly sideBySide: (lane: string) => number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** When creations will be ready, by id; unrounded, and only of those that are not ready. */
export type Forecasts = (records: readonly CreationRecord[]) => Promise<ReadonlyMap<string, Estimate>>;

/** How many past clips are learnt from, and how many of a line are looked at. */
const LEARN_FROM = 400;
const LOOK_AT = 100;
const LEARNT_MS = 5000;
const SEEN_MS = 1000;
/** The longer the queue, the less often it is read for new jobs, since reading takes longer too. */
const MISSED_MS = 2;

type Ending = readonly [string, Estimate];

interface Seen {
  readonly at: number;
  readonly forecast: Forecast;
}

/** Shares one query: callers that ask while it runs get the same answer. */
function shared<Value>(ask: (lane: string) => Promise<Value>) {
  const asking = new Map<string, Promise<Value>>();
  return (lane: string): Promise<Value> => {
    const known = asking.get(lane);
    if (known) return known;
    const asked = ask(lane).finally(() => asking.delete(lane));
    asking.set(lane, asked);
    return asked;
  };
}

const later = (value: number | null, seconds: number) => (value === null ? null : Math.max(0, value - seconds));

const factsOf = ({ mode, input: { resolution, shape, seconds } }: CreationRecord) => ({
  mode,
  resolution: resolution ?? null,
  shape: shape ?? null,
  seconds: seconds ?? null,
});

/** Forecasts from what clips of the same kind took and from what is really before each in its line. */
export function createForecasts({ creations, sideBySide, now }: ForecastDeps): Forecasts {
  const learnt = new Map<string, { readonly at: number; readonly tookBy: TookBy }>();
  const seen = new Map<string, Seen>();

  const learnFrom = shared(async (lane) => {
    const tookBy = learn(await creations.history(lane, LEARN_FROM));
    learnt.set(lane, { at: now(), tookBy });
    return tookBy;
  });

  async function tookIn(lane: string): Promise<TookBy> {
    const known = learnt.get(lane);
    return known && now() - known.at < LEARNT_MS ? known.tookBy : learnFrom(lane);
  }

  const look = shared(async (lane): Promise<Seen> => {
    const [tookBy, line] = await Promise.all([tookIn(lane), creations.line(lane, LOOK_AT)]);
    const at = now();
    const fresh = { at, forecast: forecast(line, { tookBy, places: sideBySide(lane), now: at }) };
    seen.set(lane, fresh);
    return fresh;
  });

  /** Not older than a second, and with all of these in it where they may have joined it since. */
  async function seenIn(lane: string, waiting: readonly CreationRecord[]): Promise<Seen> {
    const known = seen.get(lane);
    if (!known) return look(lane);
    const hasAll = waiting.every(({ id }) => known.forecast.ends.has(id));
    return now() - known.at < (hasAll ? SEEN_MS : MISSED_MS * known.forecast.length) ? known : look(lane);
  }

  function ofWaiting({ id, position }: CreationRecord, { at, forecast: line }: Seen): Estimate {
    const passed = (now() - at) / 1000;
    const { p50, p90 } = line.ends.get(id) ?? line.endAt(position ?? 0);
    return { p50: later(p50, passed), p90: later(p90, passed) };
  }

  async function ofRunning(lane: string, records: readonly CreationRecord[]): Promise<readonly Ending[]> {
    const [tookBy, routes] = await Promise.all([tookIn(lane), creations.routesOf(records.map(({ id }) => id))]);
    return records.map((record) => {
      const facts = { ...factsOf(record), route: routes.get(record.id) ?? null };
      return [record.id, estimateRemaining({ ...record, now: now() }, tookBy(facts))];
    });
  }

  async function ofLane(lane: string, records: readonly CreationRecord[]): Promise<readonly Ending[]> {
    const waiting = records.filter(({ state }) => state === 'waiting');
    const running = records.filter(({ state }) => state === 'running');
    const line = waiting.length > 0 ? await seenIn(lane, waiting) : undefined;
    return [
      ...(line ? waiting.map((record): Ending => [record.id, ofWaiting(record, line)]) : []),
      ...(running.length > 0 ? await ofRunning(lane, running) : []),
    ];
  }

  return async (records) => {
    const lanes = [...new Set(records.map(laneOf))];
    const found = await Promise.all(
      lanes.map((lane) =>
        ofLane(
          lane,
          records.filter((record) => laneOf(record) === lane),
        ),
      ),
    );
    return new Map(found.flat());
  };
}

/** Stores the forecasts given to members who have just made a request. */
export function keepsTold({ creations, forecasts }: { creations: Pick<Creations, 'keepTold'>; forecasts: Forecasts }) {
  return async (records: readonly CreationRecord[]): Promise<void> => {
    const told = [...(await forecasts(records))].flatMap(([id, { p50, p90 }]) =>
      p50 === null || p90 === null ? [] : [{ id, p50, p90 }],
    );
    await creations.keepTold(told);
  };
}
