// The server's floor plan: inside each layer a folder a topic, and no folder with more files than one reads at a glance.
import { posix } from 'node:path';

const SERVER = 'apps/api/src';
const FILES = 30;
const TOPICS = [
  'creations',
  'identity',
  'library',
  'mail',
  'money',
  'projects',
  'routing',
  'sharing',
  'site',
  'uploads',
];
/** These hold what was and what is in the order in which it came. */
const OF_ANY_SIZE = [`${SERVER}/adapters/postgres/functions`, `${SERVER}/adapters/postgres/migrations`];

/** What stands in a layer beside its topics: what all of them need. A test goes with its file. */
const LAYERS = {
  '': {
    topics: [],
    files: ['env', 'main'],
    folders: ['adapters', 'app', 'cli', 'domain', 'http', 'jobs', 'runtime', 'settings', 'testing'],
  },
  adapters: {
    files: [
      'counters-conformance',
      'instance',
      'limiter-counters',
      'memory-counters',
      'memory-queue',
      'outbound-fetch',
      'queue-bench',
      'queue-conformance',
      'queue-lease-conformance',
      'secrets',
      'vault',
    ],
    folders: ['postgres', 'storage'],
  },
  'adapters/postgres': {
    files: [
      'column-types',
      'connection',
      'database',
      'described-columns',
      'in-transaction',
      'kept-statements',
      'listener',
      'migrate',
      'migrations',
      'postgres-counters',
      'postgres-queue',
      'purge',
      'queue-schema',
      'schema',
      'schema-columns',
    ],
    folders: ['embedded', 'functions', 'migrations', 'testing'],
  },
  'adapters/postgres/testing': {
    files: [
      'blank-database',
      'described-functions',
      'function-applier',
      'function-history',
      'function-rules',
      'next-set',
      'plant-bug',
      'run-script',
      'test-admin',
      'test-database',
      'test-server',
    ],
  },
  app: { files: ['within-limits'] },
  domain: { files: ['limit-rules', 'limits', 'queue', 'storage'] },
  http: {
    files: [
      'answer',
      'app',
      'check-signature',
      'create-app',
      'envelope',
      'fetch-site',
      'headers',
      'media-address',
      'malformed-fields',
      'odd-requests',
      'read-fields',
      'refused-for',
      'report-errors',
      'route',
      'serve-export',
      'slow-bodies',
      'whole-contract',
    ],
  },
  jobs: { files: ['chores', 'digest-of', 'is-stopped', 'slots', 'with-retries', 'worker'] },
  runtime: {
    files: ['base-url', 'closers', 'digest', 'foundation', 'runtime', 'start-api', 'start-lanes', 'start-worker'],
  },
  testing: {
    files: [
      'api-member',
      'crashing-database',
      'cutting-proxy',
      'memory-app',
      'second-server',
      'server-process',
      'test-product',
    ],
  },
};

const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** What is wrong with the place of a file, seen from one layer above it. */
function breachOf(file, [name, { files, folders = [], topics = TOPICS }]) {
  const layer = posix.join(SERVER, name);
  if (!isIn(file, layer)) return undefined;
  const [first, ...rest] = posix.relative(layer, file).split('/');
  if (rest.length > 0) {
    const known = [...topics, ...folders];
    return known.includes(first)
      ? undefined
      : `${layer}/${first}: is none of ${known.toSorted((one, other) => one.localeCompare(other)).join(', ')}`;
  }
  const stem = first.replace(/(?:\.data|\.test)?\.ts$/, '');
  return files.includes(stem) ? undefined : `${file}: stands in no folder of a topic`;
}

function crowdedIn(files) {
  const counts = Map.groupBy(files, (file) => posix.dirname(file));
  return [...counts]
    .filter(([folder, inside]) => inside.length > FILES && !OF_ANY_SIZE.some((free) => isIn(folder, free)))
    .map(([folder, inside]) => `${folder}: holds ${inside.length} files, more than ${FILES}`);
}

/** One line for each file or folder that is out of place, and for each folder that is too full. */
export function checkTopics({ packages }) {
  const files = packages.flatMap((one) => one.files).filter((file) => isIn(file, SERVER));
  const misplaced = files.flatMap((file) => Object.entries(LAYERS).map((layer) => breachOf(file, layer)));
  return [...new Set(misplaced.filter((breach) => breach !== undefined)), ...crowdedIn(files)];
}
