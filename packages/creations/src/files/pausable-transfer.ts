import { PAUSED } from '@kinora/api-client/creations';

/** Something on its way that can stand still and go on: each stretch has a signal of its own. */
export interface PausableTransfer {
  /** Of the stretch it is on; its reason is `PAUSED` where it only stands still. */
  readonly signal: () => AbortSignal;
  readonly isPaused: () => boolean;
  /** Resolves when it goes on, or has ended. */
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
