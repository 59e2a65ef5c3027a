import type { Server } from 'node:http';

import { WebSocketServer } from 'ws';

import type { SimJobs, SimSocket } from './wire.ts';

const EVERY_MS = 20;

interface Spoken {
  readonly jobs: SimJobs;
  readonly socket: SimSocket;
}

/** Opens the WebSockets that a vendor has, and says on them again and again how things are. */
export function serveSockets(server: Server, { jobs, socket }: Spoken) {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, line, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator');
    if (!socket.path.test(pathname)) {
      line.destroy();
      return;
    }
    sockets.handleUpgrade(request, line, head, (client) => {
      const timer = setInterval(() => {
        for (const message of socket.says(searchParams, jobs)) client.send(JSON.stringify(message));
      }, EVERY_MS);
      client.on('close', () => clearInterval(timer));
    });
  });
  return {
    close() {
      for (const client of sockets.clients) client.terminate();
    },
  };
}
