// Every end-to-end spec names the packages it walks, and every feature of the web is walked by one.
import { readWalks, SMOKE, specsOf } from './walked-specs.mjs';

const LIST = 'apps/studio/e2e/walked-packages.data.ts';
const FEATURE_RANK = 7;

const shortName = ({ dir }) => dir.replace('packages/', '');

export function checkWalkedPackages(workspace) {
  const specs = specsOf(workspace);
  if (specs.length === 0) return [];
  const packages = workspace.packages.filter(({ dir }) => dir.startsWith('packages/'));
  const known = new Set(packages.map(shortName));
  const features = packages.filter(({ rank, runs }) => rank === FEATURE_RANK && runs === 'web').map(shortName);
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
