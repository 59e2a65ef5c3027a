import { PAUSED } from '@kinora/api-client/creations';

/** A transfer that can be paused and resumed: each stretch has a signal of its own. */
export interface PausableTransfer {
  /** The signal of the current stretch; its reason is `PAUSED` where it was only paused. */
  readonly signal: () => AbortSignal;
  readonly isPaused: () => boolean;
  /** Resolves when it is resumed or has ended. */
  readonly standing: () => Promise<void>;
  readonly isEnded: () => boolean;
  pause(): void;
  goOn(): void;
  end(): void;
}

export function createPausableTransfer(): PausableTransfer {
  let stretch = new AbortController();
  let isEnded = false;
  let release: (() => void) | null = null;
  let standing = Promise.resolve();
  const goOn = () => {
    release?.();
    release = null;
  };
  return {
    signal: () => stretch.signal,
    isPaused: () => release !== null,
    standing: () => standing,
    isEnded: () => isEnded,
    pause() {
      if (release !== null || isEnded) return;
      standing = new Promise((resolve) => {
        release = resolve;
      });
      stretch.abort(PAUSED);
    },
    goOn() {
      if (release === null) return;
      stretch = new AbortController();
      goOn();
    },
    end() {
      isEnded = true;
      stretch.abort();
      goOn();
    },
  };
}
