/**
 * Why there is no clip: a picture that was given cannot be read, the caller gave up, the time or memory allowed was used up, nothing here can encode,
 * the disk is full, or the process that drew it broke.
 */
export type RenderFailureKind =
  | 'bad-file'
  | 'cancelled'
  | 'codec-missing'
  | 'crashed'
  | 'disk-full'
  | 'out-of-memory'
  | 'timed-out';

export interface RenderFailure {
  readonly kind: RenderFailureKind;
  /** One sentence for the log; not for members. */
  readonly detail: string;
}
