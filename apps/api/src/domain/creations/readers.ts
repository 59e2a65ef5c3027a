/** Who looks at the studio right now, over all processes: an open event stream is a reader. */
export interface Readers {
  /** Counts until what it returns is called, and a little longer: a page that is reloaded is back soon. */
  arrive(memberId: string): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
