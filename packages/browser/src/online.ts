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
