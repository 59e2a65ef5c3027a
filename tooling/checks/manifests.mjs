// Every version stands once, in the catalog; every package offers its source first.

function versionBreaches({ dir, manifest }) {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([name, range]) => range !== (name.startsWith('@kinora/') ? 'workspace:*' : 'catalog:'))
    .map(([name, range]) => `${dir}: ${name} takes ${range}, not the version of the catalog`);
}

function exportBreaches({ dir, manifest }) {
  return Object.entries(manifest.exports ?? {})
    .filter(([, target]) => typeof target === 'object' && Object.keys(target)[0] !== '@kinora/source')
    .map(([path]) => `${dir}: the export ${path} does not offer its source first`);
}

export function checkManifests({ packages }) {
  return packages.flatMap((one) => [...versionBreaches(one), ...exportBreaches(one)]);
}
