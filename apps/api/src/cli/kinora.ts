import { text } from 'node:stream/consumers';

import { keepSecrets } from '../adapters/secrets.ts';
import { readEnv, variables } from '../env.ts';
import { commandDeps } from './command-deps.ts';
import { openData } from './open-data.ts';
import { runCommand } from './run-command.ts';

/** The operator's command: `npm run kinora --`, and what `run-command.ts` lists. */
async function main(words: readonly string[]): Promise<number> {
  // Read before the settings are, which take the keys of providers out of the environment.
  const given = variables();
  const { home, databaseUrl, secrets } = readEnv();
  const { db, close } = await openData({ home, databaseUrl });
  try {
    const { sealKey: sealKeys } = keepSecrets(home, secrets).accepted;
    return await runCommand(
      commandDeps({
        db,
        sealKeys,
        print: console.log,
        readKey: () => text(process.stdin),
        variableOf: (name) => given.get(name),
      }),
      words,
    );
  } finally {
    await close();
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 2;
});
