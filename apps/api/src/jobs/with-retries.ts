import { setTimeout as sleep } from 'node:timers/promises';

export interface RetryOptions {
  readonly isPassing: (error: unknown) => boolean;
  readonly tries: number;
  readonly firstDelayMs: number;
}

/** Does something again while it fails for a passing reason: a database that restarts must not cost a finished clip. */
export async function withRetries<Value>(work: () => Promise<Value>, options: RetryOptions): Promise<Value> {
  const { isPassing, tries, firstDelayMs } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= tries || !isPassing(error)) throw error;
      await sleep(firstDelayMs * 2 ** (attempt - 1));
    }
  }
}
