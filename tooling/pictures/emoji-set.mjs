// The Fluent Emoji set (MIT), and what the lists make of it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { PICTURE_SUBJECTS } from '../../packages/subjects/src/catalogue/picture-subjects.data.ts';
import { sortIcons } from './list-things.mjs';
import { THING_GROUPS } from './things.data.mjs';
import { UNFIT } from './unfit.data.mjs';

const require = createRequire(new URL('../../packages/subjects/package.json', import.meta.url));
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'));

/** Names of all pictures of the set. */
export const ICONS = Object.keys(set.icons);

/** The picture of a name as the text of an SVG of `side` pixels; throws where there is none. */
export function svgOf(name, side) {
  const icon = set.icons[name];
  if (!icon) throw new Error(`The set has no picture called ${name}.`);
  const box = `0 0 ${icon.width ?? set.width ?? 32} ${icon.height ?? set.height ?? 32}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${box}">${icon.body}</svg>`;
}

const mounted = Object.entries(PICTURE_SUBJECTS).map(([subject, { looks }]) => [looks.picture, subject]);

/** Everything of the set that names a thing, and a line for each mistake in the lists. */
export const sortSet = () => sortIcons(ICONS, { groups: THING_GROUPS, unfit: UNFIT, subjectOf: new Map(mounted) });
