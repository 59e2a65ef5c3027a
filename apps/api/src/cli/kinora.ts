import { createPostgresLedger } from '../adapters/postgres/postgres-ledger.ts';
import { readEnv } from '../env.ts';
import { openData } from './open-data.ts';
import { runCommand } from './run-command.ts';

/** The operator's command: `npm run kinora -- books`, `-- member grant EMAIL N`, `-- member show EMAIL`. */
async function main(words: readonly string[]): Promise<number> {
  const { home, databaseUrl } = readEnv(process.env);
  const { db, close } = await openData({ home, databaseUrl });
  try {
    return await runCommand({ db, ledger: createPostgresLedger(db), print: console.log }, words);
  } finally {
    await close();
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 3;
});
