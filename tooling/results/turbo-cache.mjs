// The remote cache of Turborepo, on this machine: it speaks Turborepo's protocol and keeps results in a result store.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

const ARTIFACT = /^\/v8\/artifacts\/(?<key>[\w-]+)$/;

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const tell = (response, status, value = {}) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

function give(response, entry, withBody) {
  if (!entry) return tell(response, 404, { code: 'not_found', message: 'not remembered' });
  const headers = {
    'Content-Type': 'application/octet-stream',
    'Content-Length': entry.body.length,
    'x-artifact-duration': String(entry.about.milliseconds ?? 0),
  };
  return response.writeHead(200, headers).end(withBody ? entry.body : undefined);
}

/** Answers one request; `about` stands with every result that is kept. */
async function answer(request, response, { store, about, forget }) {
  const { pathname } = new URL(request.url, 'http://loopback');
  const key = ARTIFACT.exec(pathname)?.groups.key;
  if (pathname === '/v8/artifacts/status') return tell(response, 200, { status: 'enabled' });
  if (pathname === '/v8/artifacts/events') return tell(response, 200);
  if (!key) return tell(response, 404);
  if (request.method !== 'PUT') {
    return give(response, forget ? undefined : store.read(key), request.method === 'GET');
  }
  const milliseconds = Number(request.headers['x-artifact-duration'] ?? 0);
  store.write(key, await bodyOf(request), { ...about, milliseconds });
  return tell(response, 202, { urls: [] });
}

/**
 * Serves `store` to Turborepo on loopback, for whoever has the token.
 * Returns the environment that makes Turborepo use it, and `close()`. With `forget` nothing is found, but all is kept.
 */
export async function serveTurboCache({ store, about, forget = false }) {
  const token = randomBytes(16).toString('hex');
  const server = createServer((request, response) => {
    if (request.headers.authorization !== `Bearer ${token}`) return tell(response, 401);
    return answer(request, response, { store, about, forget }).catch((error) => {
      console.error(`remembered results: ${error.message}`);
      tell(response, 500);
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const environment = {
    TURBO_API: `http://127.0.0.1:${server.address().port}`,
    TURBO_TOKEN: token,
    TURBO_TEAM: 'kinora',
  };
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { environment, close };
}
