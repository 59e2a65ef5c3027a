/** Which of all the pictures of the same words a clip is. */
export interface ClipVariation {
  readonly seed?: number;
  /** Which way of filming what the words leave open, below `VARIANTS`; clips of a batch count it up. */
  readonly variant?: number;
}
