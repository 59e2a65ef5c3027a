/** A place in the frame and the size of what is there, all in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
