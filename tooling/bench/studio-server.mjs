// The whole product for a bench: one server on loopback with a home folder of its own, gone afterwards.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts it under `KINORA_PORT` or any free port, in `home`; `settings` are more of its environment. */
export async function startStudio(settings = {}) {
  const home = mkdtempSync(join(tmpdir(), 'kinora-bench-'));
  const server = spawn(process.execPath, ['--conditions=@kinora/source', 'apps/api/src/main.ts'], {
    env: { KINORA_PORT: '0', ...process.env, KINORA_HOME: home, DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(home, { recursive: true });
  };
  for await (const line of createInterface(server.stdout)) {
    const url = /Kinora runs at (\S+)/.exec(line)?.[1];
    if (url !== undefined) return { home, url: url.replace(/\/$/, ''), stop };
  }
  throw new Error('The server did not start.');
}
