// Every version stands once, in the catalog; every package offers its source first.

const wanted = (name) => (name.startsWith('@kinora/') ? 'workspace:*' : 'catalog:');

function versionBreaches({ dir, manifest }) {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies = {} } = manifest;
  const own = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  return [
    ...own.filter(([name, range]) => range !== wanted(name)),
    ...Object.entries(peerDependencies).filter(([, range]) => range !== 'catalog:peers'),
  ].map(([name, range]) => `${dir}: ${name} takes ${range}, not the version of the catalog`);
}

/** What an app has once: a package that brought its own would find neither the app's store nor its texts. */
const PEERS = ['@lingui/core', '@lingui/react', 'jotai', 'react'];

function peerBreaches({ dir, manifest }) {
  if (!dir.startsWith('packages/') || manifest.private) return [];
  return PEERS.filter((name) => manifest.dependencies?.[name] !== undefined).map(
    (name) => `${dir}: ${name} is the app’s own: name it in peerDependencies and devDependencies`,
  );
}

/** Made when the package is packed. */
const MADE = './messages/*';

/** A package with texts offers them in every language. */
function textBreaches({ dir, manifest }) {
  const hasTexts = manifest.peerDependencies?.['@lingui/core'] !== undefined;
  if (!hasTexts || manifest.private || manifest.exports?.[MADE] !== undefined) return [];
  return [`${dir}: has texts and does not offer them as ${MADE}`];
}

function exportBreaches({ dir, manifest }) {
  return Object.entries(manifest.exports ?? {})
    .filter(
      ([path, target]) => path !== MADE && typeof target === 'object' && Object.keys(target)[0] !== '@kinora/source',
    )
    .map(([path]) => `${dir}: the export ${path} does not offer its source first`);
}

export function checkManifests({ packages }) {
  return packages.flatMap((one) => [
    ...versionBreaches(one),
    ...exportBreaches(one),
    ...peerBreaches(one),
    ...textBreaches(one),
  ]);
}
