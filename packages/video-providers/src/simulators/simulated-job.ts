/** How a simulated job comes to its end, decided when it starts. */
export type Outcome =
  | 'cancelled'
  /** Its prompt, or its picture, is refused: at once or after a while, as the vendor does. */
  | 'declined'
  | 'fails'
  /** It runs for ever. */
  | 'never'
  | 'picture-declined'
  | 'ready'
  /** It is made and kept back. */
  | 'withheld';

export type JobPhase = 'waiting' | 'running' | 'ended';

/** A job a simulated vendor has accepted. */
export interface SimulatedJob {
  readonly id: string;
  /** The client's own key, where it gave one. */
  readonly key: string | undefined;
  /** What the vendor was asked for, as parsed JSON. */
  readonly asked: unknown;
  /** Where to post news. */
  readonly callback: string | undefined;
  readonly startedAt: number;
  outcome: Outcome;
  /** Skips what is left of its time. */
  isHurried: boolean;
}
