/** The server's time as far as we know: the clock of this machine plus what the server told us to add. */
export function createClock(now: () => number) {
  let offset = 0;
  return {
    /** Epoch milliseconds. */
    now: () => now() + offset,
    /** Takes over the server's time, given in epoch seconds. */
    correct(serverSeconds: number): void {
      offset = serverSeconds * 1000 - now();
    },
  };
}
