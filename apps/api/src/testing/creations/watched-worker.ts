// A worker process as main.ts starts it, which tells its parent how far its clip is and waits there for word to go on.
import { once } from 'node:events';

import { openDatabase } from '../../adapters/postgres/database.ts';
import { keepSecrets } from '../../adapters/secrets.ts';
import { readEnv } from '../../env.ts';
import { Closers } from '../../runtime/closers.ts';
import { openRuntime, type Runtime } from '../../runtime/runtime.ts';
import { startClipWorker } from '../../runtime/start-worker.ts';
import type { Step, WorkerMessage } from './worker-steps.ts';

let jobId = '';
const send = (message: WorkerMessage) => process.send?.(message);
const tell = (step: Step, frame = 0) => send({ step, frame, jobId });

async function pause(step: Step) {
  const word = once(process, 'message');
  tell(step);
  await word;
}

function watched(runtime: Runtime): Runtime {
  const { creations, storage } = runtime;
  return {
    ...runtime,
    creations: {
      ...creations,
      async begin(lease) {
        ({ jobId } = lease);
        await pause('claimed');
        const record = await creations.begin(lease);
        await pause('begun');
        return record;
      },
      async deliver(lease, clip) {
        await pause('stored');
        tell('delivering');
        const outcome = await creations.deliver(lease, clip);
        await pause('delivered');
        return outcome;
      },
    },
    storage: {
      ...storage,
      async put(key, file) {
        const isFirst = key.endsWith('-clip');
        await pause(isFirst ? 'drawn' : 'half-stored');
        if (isFirst) tell('storing');
        return storage.put(key, file);
      },
    },
    providers: runtime.providers.map((provider) => ({
      ...provider,
      make: (request, context) => {
        const onProgress: typeof context.onProgress = (progress) => {
          if (progress.phase === 'drawing') tell('drawing', progress.done);
          context.onProgress(progress);
        };
        return provider.make(request, { ...context, onProgress });
      },
    })),
  };
}

process.once('disconnect', () => process.exit());
const env = readEnv();
const database = await openDatabase(env.databaseUrl ?? '');
const runtime = await openRuntime({ env, secrets: keepSecrets(env.home), database, closers: new Closers() });
await startClipWorker(watched(runtime));
send({ step: 'idle' });
