// Checks under which licences others' packages run with us, and how many there are. `--list` prints them all.
import { dirname, join } from 'node:path';

import { generatorPackages, licenceBreaches, noticeBreaches, unnamedBreaches } from './licence-rules.mjs';
import { runtimePackages } from './runtime-packages.mjs';
import { readWorkspace } from './workspace.mjs';

const root = dirname(dirname(import.meta.dirname));
const SERVER_LIMIT = 140;

const apps = ['api', 'studio'].map((app) => ({ app, packages: runtimePackages(join(root, 'apps', app)) }));
if (process.argv.includes('--list')) {
  for (const { app, packages } of apps) {
    for (const { name, version, licence } of packages) console.log(`${app}  ${name}@${version}  ${licence}`);
  }
}

const [server] = apps;
const tooMany = server.packages.length > SERVER_LIMIT ? [`apps/api: more than ${SERVER_LIMIT} runtime packages`] : [];
const all = apps.flatMap(({ packages }) => packages);
const workspace = readWorkspace(root);
const generators = generatorPackages(JSON.parse(workspace.read('tooling/words/package-lock.json')));
const breaches = [
  ...licenceBreaches([...all, ...generators]),
  ...tooMany,
  ...noticeBreaches(workspace),
  ...unnamedBreaches(workspace.read('NOTICE'), generators),
];
for (const breach of new Set(breaches)) console.error(breach);
const counts = apps.map(({ app, packages }) => `apps/${app} runs ${packages.length} packages of others`).join(', ');
console.log(`licences: ${counts}, ${breaches.length} breaches`);
process.exitCode = breaches.length > 0 ? 1 : 0;
