/** Numbers in [0, 1). */
export type Draw = () => number;

/** Numbers that are the same every time: the same line has the same forecast. */
export function createDraw(seed: number): Draw {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((again ^ (again >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One job of a line that is played through. */
export interface Part {
  readonly memberId: string;
  /** Of the member's jobs that may run beside each other. */
  readonly atOnce: number;
  /** Its turn, in jobs of an ordinary member. */
  readonly turn: number;
  /** Seconds it may take. */
  readonly durations: readonly number[];
}

export interface Scene {
  readonly running: readonly Part[];
  /** In the order of their turns. */
  readonly waiting: readonly Part[];
  /** What was requested lately: more such jobs will come. */
  readonly recent: readonly Part[];
  /** Jobs that come each second. */
  readonly rate: number;
  /** How much longer all jobs take than they may. */
  readonly pace: number;
  readonly places: number;
}

interface Busy {
  readonly memberId: string;
  readonly end: number;
}

interface Standing extends Part {
  /** Which of those that wait it is; -1 for one that came later. */
  readonly at: number;
}

const pick = <Value>(values: readonly Value[], draw: Draw): Value | undefined =>
  values[Math.floor(draw() * values.length)];

/** Takes the job out that ends first. */
function takeFirst(busy: Busy[]): Busy | undefined {
  let first = 0;
  for (const [at, { end }] of busy.entries()) if (end < (busy[first]?.end ?? Infinity)) first = at;
  return busy.splice(first, 1)[0];
}

/** How many jobs of each member run. */
function createCount(running: readonly Pick<Part, 'memberId'>[]) {
  const counts = new Map<string, number>();
  const of = (memberId: string) => counts.get(memberId) ?? 0;
  const add = (memberId: string, change: number) => void counts.set(memberId, of(memberId) + change);
  for (const { memberId } of running) add(memberId, 1);
  return { of, add };
}

/** A member without a job in the queue goes before others of the same turn. */
const FIRST = 1e-6;
/** In a rush the simulation looks no further than this. */
const ARRIVALS_MAX = 1000;

/** Jobs as they come: each gets its turn as in the queue, behind the member's own and not before what was reached. */
function createArrivals({ waiting, recent, rate }: Scene, draw: Draw) {
  const lastTurn = waiting.at(-1)?.turn ?? 0;
  const last = new Map(waiting.map(({ memberId, turn }) => [memberId, turn]));
  const pause = () => (rate > 0 && recent.length > 0 ? -Math.log(1 - draw()) / rate : Infinity);
  let next = pause();
  let left = ARRIVALS_MAX;
  return {
    /** Puts those into the line that have come until a time. */
    join(line: Standing[], { time, reached }: { readonly time: number; readonly reached: number }) {
      for (; next <= time && left > 0; next += pause()) {
        left -= 1;
        const part = pick(recent, draw);
        const own = last.get(part?.memberId ?? '') ?? 0;
        const turn = own > reached ? own + 1 : reached + 1 - FIRST;
        // Behind all whose ends are asked for it changes nothing.
        if (!part || turn > lastTurn) continue;
        last.set(part.memberId, turn);
        const behind = line.findIndex((one) => one.turn > turn);
        line.splice(behind < 0 ? line.length : behind, 0, { ...part, turn, at: -1 });
      }
    },
  };
}

/** The places at work: which jobs run, and of whom. */
function createPlaces({ running, pace, places }: Scene, draw: Draw) {
  const drawn = ({ durations }: Part) => pace * (pick(durations, draw) ?? 0);
  const busy: Busy[] = running.map((part) => ({ memberId: part.memberId, end: drawn(part) }));
  const count = createCount(running);
  return {
    /** Which job of a line is next: -1 where none may begin. */
    nextOf: (line: readonly Part[]) =>
      busy.length < places ? line.findIndex(({ memberId, atOnce }) => count.of(memberId) < atOnce) : -1,
    /** Begins a job; when it ends. */
    begin(job: Part, time: number): number {
      const end = time + drawn(job);
      busy.push({ memberId: job.memberId, end });
      count.add(job.memberId, 1);
      return end;
    },
    /** Waits for the first end; undefined where nothing runs. */
    end(): number | undefined {
      const first = takeFirst(busy);
      if (first) count.add(first.memberId, -1);
      return first?.end;
    },
  };
}

/** Plays the line through once: when each of those that wait is ready, in seconds from now. */
export function simulateQueue(scene: Scene, draw: Draw): readonly number[] {
  const { waiting } = scene;
  const line: Standing[] = waiting.map((part, at) => ({ ...part, at }));
  const [places, arrivals] = [createPlaces(scene, draw), createArrivals(scene, draw)];
  const ends: number[] = [];
  let [time, left] = [0, waiting.length];
  let reached = Math.max((waiting[0]?.turn ?? 1) - 1, ...scene.running.map(({ turn }) => turn));
  while (left > 0) {
    const next = places.nextOf(line);
    const [job] = next < 0 ? [] : line.splice(next, 1);
    if (job) {
      const end = places.begin(job, time);
      reached = Math.max(reached, job.turn);
      if (job.at >= 0) {
        ends[job.at] = end;
        left -= 1;
      }
    } else {
      time = places.end() ?? time;
      arrivals.join(line, { time, reached });
    }
  }
  return ends;
}
