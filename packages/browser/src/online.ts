import { isOnline } from './page.ts';

/** Calls back with every change of `isOnline`; returns how to stop. */
export function watchOnline(listener: (online: boolean) => void): () => void {
  const tell = () => listener(isOnline());
  globalThis.addEventListener('online', tell);
  globalThis.addEventListener('offline', tell);
  return () => {
    globalThis.removeEventListener('online', tell);
    globalThis.removeEventListener('offline', tell);
  };
}

/** Resolves when the browser has a connection, at once where it has one; also with the end of the signal. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isOnline() && !signal.aborted) return;
      stop();
      resolve();
    };
    const stop = watchOnline(look);
    signal.addEventListener('abort', look, { once: true });
    look();
  });
}
