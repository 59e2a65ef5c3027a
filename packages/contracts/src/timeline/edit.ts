import type { CommandName } from './command.ts';
import type { Clip, Marker, Ratio, Ticks, TimeRange, Track, Transition } from './document.ts';

/** Everything of a document that is no list. */
export interface ProjectFields {
  readonly name?: string;
  readonly rate?: Ratio;
  readonly width?: number;
  readonly height?: number;
  readonly background?: string;
  readonly range?: TimeRange | null;
}

interface Replace<Table extends string, Entity> {
  readonly table: Table;
  readonly id: string;
  readonly before: Entity | null;
  readonly after: Entity | null;
}

/** Its place in the list before and after the change; null where it is not in it. */
interface Listed {
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * One change as data; before and after change places to undo it. A track is written without its clips: `clips` is
 * empty. `shift` moves every clip of a track that starts at or after `from`.
 */
export type Change =
  | Replace<'clip', Clip>
  | (Replace<'track', Track> & Listed)
  | (Replace<'transition', Transition> & Listed)
  | (Replace<'marker', Marker> & Listed)
  | Replace<'project', ProjectFields>
  | { readonly table: 'shift'; readonly trackId: string; readonly from: Ticks; readonly by: Ticks };

/** What a command did, applied in this order: the step of undo, the entry of the log, what is saved. */
export interface Edit {
  /** Which command it was. */
  readonly label: CommandName;
  readonly changes: readonly Change[];
  /** Ids of the clips to have selected after it. */
  readonly selection: readonly string[];
  /** What `copy` took along. */
  readonly clips?: readonly Clip[];
}

export const TIMELINE_REFUSALS = [
  'nothing-to-do',
  'track-locked',
  'no-cut',
  'transition-too-long',
  'no-room',
  'media-missing',
  'unknown-id',
  'invalid-document',
] as const;
export type TimelineRefusal = (typeof TIMELINE_REFUSALS)[number];

/** What is wrong in a document: a stable word, and which entity it is. */
export interface Problem {
  readonly problem: string;
  readonly id: string | null;
}

/** Why a command was not done. */
export interface Refusal {
  readonly reason: TimelineRefusal;
  readonly clipId?: string;
  /** The longest that would be possible, of `transition-too-long` and `no-room`. */
  readonly longest?: Ticks;
  readonly problems?: readonly Problem[];
}
