/** One tower in castle units, from the middle of the courtyard. */
export interface TowerPlan {
  readonly x: number;
  /** How far below the courtyard it begins. */
  readonly base: number;
  readonly width: number;
  readonly height: number;
  /** Height of its pointed roof; 0 gives battlements. */
  readonly roof: number;
  /** Where each row's window sits across the wall, from the top down. */
  readonly windows: readonly number[];
}
