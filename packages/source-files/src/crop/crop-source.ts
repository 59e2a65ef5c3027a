/** What is cut to the clip's shape, as a page shows it. */
export interface CropSource {
  readonly kind: 'picture' | 'video';
  readonly name: string;
  /** Where an element finds it. */
  readonly url: string;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Seconds into a video whose picture stands for it. */
  readonly at: number;
  /** The clip's shape: "16:9", or "auto" for that of the file; and its width through height. */
  readonly shape: string;
  readonly aspect: number;
}
