import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The packages whose stories are shown, as `KINORA_STORIES` names them; undefined for all. A name without stories is an
 * error that lists those that have some.
 */
export function storyPackages(root, names) {
  if (names.length === 0) return undefined;
  const packages = resolve(root, 'packages');
  const withStories = readdirSync(packages).filter((name) => {
    const source = resolve(packages, name, 'src');
    // The Node that runs this may be too old for `globSync`.
    return existsSync(source) && readdirSync(source, { recursive: true }).some((file) => file.endsWith('.stories.tsx'));
  });
  const unknown = names.find((name) => !withStories.includes(name));
  if (unknown === undefined) return names.join(',');
  throw new Error(`no package "${unknown}" has stories; these have: ${withStories.join(', ')}.`);
}
