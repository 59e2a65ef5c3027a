import { createArgon2Passwords } from './adapters/argon2-passwords.ts';
import { isUnavailable } from './adapters/postgres/connection.ts';
import type { OpenDatabase } from './adapters/postgres/database.ts';
import { createPostgresLedger } from './adapters/postgres/postgres-ledger.ts';
import { createPostgresMembers } from './adapters/postgres/postgres-members.ts';
import { createPostgresSessions } from './adapters/postgres/postgres-sessions.ts';
import type { Secrets } from './adapters/secrets.ts';
import type { Env } from './env.ts';
import { createApp } from './http/create-app.ts';
import { identityRoutes } from './http/identity-routes.ts';
import { choosePort, listen } from './http/listen.ts';
import { serveSite, siteConfigOf } from './http/site.ts';
import { bindingCookie } from './http/visitor.ts';

export interface ApiParts {
  readonly env: Env;
  readonly secrets: Secrets;
  readonly database: OpenDatabase;
}

/** Serves the contract and the studio on one origin; `close` lets running requests end. */
export async function startApi({ env, secrets, database: { db } }: ApiParts) {
  const port = await choosePort(env);
  const ledger = createPostgresLedger(db);
  const sessions = createPostgresSessions(db);
  const identity = { members: createPostgresMembers(db), passwords: createArgon2Passwords(secrets.pepper), sessions };
  const config = siteConfigOf(env);
  let url = env.url ?? `http://${env.host}:${port}`;
  const app = createApp({
    routes: identityRoutes({
      ...identity,
      start: env.start,
      balanceOf: async (id) => (await ledger.balance(id)).available,
    }),
    protocols: [
      serveSite(config, async () => {
        await db.selectFrom('migration').select('name').limit(1).execute();
        return true;
      }),
    ],
    sessions,
    studio: env.studio,
    config,
    cookie: () => bindingCookie(url),
    originKey: secrets.originKey,
    isUnavailable,
    trustedProxies: env.trustedProxies,
    logLevel: env.log,
    now: Date.now,
  });
  const bound = await listen(app, { host: env.host, port });
  url = env.url ?? `http://${env.host}:${bound}`;
  return { url, close: () => app.close() };
}
