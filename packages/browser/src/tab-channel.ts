import { isRecord } from './record.ts';
import { dropStored, writeStored } from './storage.ts';

export interface TabChannel {
  /** Tells every other tab; the message is JSON. */
  post(message: unknown): void;
  close(): void;
}

type Listener = (message: unknown) => void;

function broadcastChannel(name: string, listener: Listener): TabChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data));
  // Node would wait for it; browsers have no such method.
  if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
  return { post: channel.postMessage.bind(channel), close: channel.close.bind(channel) };
}

function messageOf({ key, newValue }: StorageEvent, name: string): unknown {
  if (key !== name || newValue === null) return undefined;
  try {
    const stored: unknown = JSON.parse(newValue);
    return isRecord(stored) ? stored.message : undefined;
  } catch {
    return undefined;
  }
}

function storageChannel(name: string, listener: Listener): TabChannel {
  const follow = (event: StorageEvent) => {
    const message = messageOf(event, name);
    if (message !== undefined) listener(message);
  };
  globalThis.addEventListener('storage', follow);
  return {
    post(message) {
      // Written and removed: the event carries it to the other tabs, nothing stays.
      writeStored('local', name, { message });
      dropStored('local', name);
    },
    close: () => globalThis.removeEventListener('storage', follow),
  };
}

/** Talks to the other tabs of this browser: a BroadcastChannel, or storage events where there is none. */
export function openTabChannel(name: string, listener: Listener): TabChannel {
  const open = typeof BroadcastChannel === 'function' ? broadcastChannel : storageChannel;
  return open(`kinora:${name}`, listener);
}
