// A process that sends mails and nothing else; its parent kills it while one is under way.
import { openDatabase } from '../../adapters/postgres/database.ts';
import { Listener } from '../../adapters/postgres/listener.ts';
import { createPostgresOutbox } from '../../adapters/postgres/mail/postgres-outbox.ts';
import { createPostgresQueue } from '../../adapters/postgres/postgres-queue.ts';
import { createVault } from '../../adapters/vault.ts';
import { readEnv } from '../../env.ts';
import { startMail } from '../../runtime/mail/start-mail.ts';

const env = readEnv();
const { SEAL_KEY: sealKey = '' } = process.env;
if (env.databaseUrl === undefined) throw new Error('DATABASE_URL is missing');
const { db } = await openDatabase(env.databaseUrl);
const queue = createPostgresQueue(db, await Listener.open(env.databaseUrl));
startMail({ env, outbox: createPostgresOutbox(db, createVault(sealKey)), queue });
