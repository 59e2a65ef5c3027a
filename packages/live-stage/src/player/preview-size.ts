interface Size {
  readonly width: number;
  readonly height: number;
}

/** Short sides in pixels that the moving picture is drawn at, smallest first. */
const RUNGS = [180, 270, 360, 540, 720] as const;
const FIRST_RUNG = 2;
/** Frames to look at before a judgement. */
const SAMPLES = 24;
/** Share of a frame's time above which drawing is too slow. */
const SLOW = 0.85;
/** Share the next size may be expected to take. */
const ROOM = 0.5;

/** What is known when a size is judged. */
interface Room {
  readonly full: Size;
  /** A frame's time, in milliseconds. */
  readonly budget: number;
  /** Where the frame is seen; null where that is not known. */
  readonly place: Size | null;
}

/** How fast frames are drawn at the current size; costs are milliseconds. */
export interface Pace {
  readonly rung: number;
  readonly samples: number;
  readonly cost: number;
}

export const startPace = (): Pace => ({ rung: FIRST_RUNG, samples: 0, cost: 0 });

const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);
const shortSide = ({ width, height }: Size): number => Math.min(width, height);
const rungSide = (rung: number): number => RUNGS[rung] ?? RUNGS[FIRST_RUNG];

/** The same frame with another short side; never larger than it was. */
export function scaledSize(full: Size, rung: number): Size {
  const scale = Math.min(1, rungSide(rung) / shortSide(full));
  return { width: even(full.width * scale), height: even(full.height * scale) };
}

/** Takes the cost of one more frame into account. */
export const measure = ({ rung, samples, cost }: Pace, spent: number): Pace => ({
  rung,
  samples: samples + 1,
  cost: cost + (spent - cost) / Math.min(samples + 1, SAMPLES),
});

/** The short side of a frame that fills its place: more pixels can't be seen. */
const seenSide = ({ full, place }: Room): number =>
  place ? shortSide(full) * Math.min(place.width / full.width, place.height / full.height) : Number.POSITIVE_INFINITY;

function betterRung({ rung, cost }: Pace, room: Room): number {
  const { budget, full } = room;
  const seen = seenSide(room);
  if (cost > budget * SLOW || (rung > 0 && rungSide(rung - 1) >= seen)) return Math.max(0, rung - 1);
  const next = RUNGS[rung + 1];
  if (next === undefined || next > shortSide(full) || rungSide(rung) >= seen) return rung;
  return cost * (next / rungSide(rung)) ** 2 < budget * ROOM ? rung + 1 : rung;
}

/** The size to go on with: smaller when frames come late or are seen smaller, larger when there is much room. */
export function judge(pace: Pace, room: Room): Pace {
  if (pace.samples < SAMPLES) return pace;
  const rung = betterRung(pace, room);
  return rung === pace.rung ? pace : { rung, samples: 0, cost: 0 };
}
