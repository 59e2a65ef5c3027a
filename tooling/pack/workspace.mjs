// The packages of this repository, and which of them another needs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every package by its name: `{ folder, manifest }`. */
export function readPackages(root) {
  const folders = readdirSync(join(root, 'packages'));
  const packages = folders.map((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
    return [manifest.name, { folder, manifest }];
  });
  return new Map(packages);
}

/** The packages of ours that a manifest names. */
export const neededBy = ({ dependencies = {} }) =>
  Object.keys(dependencies).filter((name) => name.startsWith('@kinora/'));

/** These packages and all that they need, once each. */
export function closureOf(packages, names) {
  const seen = new Set(names);
  for (const name of seen) {
    const one = packages.get(name);
    if (!one) throw new Error(`There is no package ${name}.`);
    for (const needed of neededBy(one.manifest)) seen.add(needed);
  }
  return [...seen];
}
