import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that breaks when so many bytes have gone to it. */
export interface CuttingProxy {
  readonly port: number;
  /** Where the way leads from now on. */
  aim(port: number): void;
  /** How often it broke so far. */
  readonly cuts: () => number;
  close(): Promise<void>;
}

/** Cuts all connections at each of these totals of bytes, and waits for what is done there before it goes on. */
export async function openCuttingProxy(
  port: number,
  cuts: readonly { readonly at: number; readonly act?: () => Promise<void> }[],
): Promise<CuttingProxy> {
  let target = port;
  let sent = 0;
  let standing: Promise<unknown> = Promise.resolve();
  const waiting = [...cuts];
  const open = new Set<Socket>();

  function cut(act: (() => Promise<void>) | undefined) {
    // What came through reaches the server; the client hears nothing more.
    for (const socket of open) socket.destroy();
    if (act) standing = act();
  }

  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => undefined);
    client.once('close', () => open.delete(client));
    client.pause();
    const join = () => {
      const there = connect(target, '127.0.0.1');
      there.on('error', () => client.destroy());
      there.once('close', () => client.destroy());
      client.once('close', () => there.end());
      there.pipe(client);
      client.on('data', (chunk) => {
        sent += chunk.length;
        if (!there.write(chunk)) {
          client.pause();
          there.once('drain', () => client.resume());
        }
        const [next] = waiting;
        if (next === undefined || sent < next.at) return;
        waiting.shift();
        cut(next.act);
      });
      client.resume();
    };
    void standing.then(join);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    aim: (other) => (target = other),
    cuts: () => cuts.length - waiting.length,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
