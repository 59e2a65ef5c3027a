// Every end-to-end spec names the packages it walks, and every feature that the studio shows is walked by one.
import { importsOf } from './imports.mjs';
import { readWalks, SMOKE, specsOf } from './walked-specs.mjs';

const LIST = 'apps/studio/e2e/walked-packages.data.ts';
const STUDIO = 'apps/studio';

const shortName = ({ dir }) => dir.replace('packages/', '');

/** The packages that only the apps import, and that the studio's sources do import: a new one has no page yet. */
function featuresOf({ packages, parse }) {
  const web = packages.filter(({ dir, runs }) => dir.startsWith('packages/') && runs === 'web');
  const highest = Math.max(...web.map(({ rank }) => rank));
  const sources = packages.find(({ dir }) => dir === STUDIO)?.files ?? [];
  const imported = new Set(sources.flatMap((file) => importsOf(parse(file)).map(({ from }) => from)));
  const isShown = ({ name }) => [...imported].some((from) => from === name || from.startsWith(`${name}/`));
  return web.filter((one) => one.rank === highest && isShown(one)).map(shortName);
}

export function checkWalkedPackages(workspace) {
  const specs = specsOf(workspace);
  if (specs.length === 0) return [];
  const packages = workspace.packages.filter(({ dir }) => dir.startsWith('packages/'));
  const known = new Set(packages.map(shortName));
  const features = featuresOf(workspace);
  const walks = readWalks(workspace);
  const walked = new Set([...walks.values()].flat());
  return [
    ...[SMOKE].filter((spec) => !specs.includes(spec)).map((spec) => `apps/studio/e2e: ${spec} is missing`),
    ...specs.filter((spec) => !walks.has(spec)).map((spec) => `${LIST}: ${spec} names no packages`),
    ...[...walks.keys()].filter((spec) => !specs.includes(spec)).map((spec) => `${LIST}: there is no ${spec}`),
    ...[...walked].filter((name) => !known.has(name)).map((name) => `${LIST}: there is no package ${name}`),
    ...features.filter((name) => !walked.has(name)).map((name) => `${LIST}: no spec walks ${name}`),
  ];
}
