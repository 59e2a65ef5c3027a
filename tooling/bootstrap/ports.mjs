import { createServer } from 'node:net';

const LOOPBACK = '127.0.0.1';

/** The wanted port of the loopback interface if nobody listens on it, else any free one. */
export function freePort(wanted) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', () => (wanted === 0 ? reject(new Error('no port is free on 127.0.0.1')) : resolve(freePort(0))));
    probe.listen(wanted, LOOPBACK, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
