/** What somebody sits on in a place, in pixels. */
export interface Seat {
  readonly x: number;
  /** Of what one sits on. */
  readonly y: number;
  readonly width: number;
  readonly facing: 1 | -1;
  /** Height of a grown person there. */
  readonly person: number;
}
