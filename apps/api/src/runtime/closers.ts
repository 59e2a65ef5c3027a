type Close = () => unknown;

/** What a process has opened, to be closed in the opposite order; one failure does not keep the rest open. */
export class Closers {
  readonly #closers: Close[] = [];

  add(close: Close): void {
    this.#closers.push(close);
  }

  async close(report: (error: unknown) => void): Promise<void> {
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) {
      try {
        await close();
      } catch (error) {
        report(error);
      }
    }
  }
}
