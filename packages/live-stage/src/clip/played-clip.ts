/** What the player needs of a clip. Signed addresses, which expire; sizes in pixels. */
export interface PlayedClip {
  readonly url: string;
  readonly poster: string;
  /** Twelve tiles of it, as `ClipResult` has them; older clips have none. */
  readonly sprite?: string | null;
  /** A small copy to seek in; older clips have none. */
  readonly proxy?: string | null;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}
