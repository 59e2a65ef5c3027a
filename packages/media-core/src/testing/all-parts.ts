import type { StyleName } from '../plan/scene-plan.ts';
import { RIGS, type RigName } from '../rigs/all-rigs.ts';
import { loadRigs } from '../scene/scene-parts.ts';
import { STYLE_LOADERS, STYLES } from '../styles/all-styles.ts';
import type { Style } from '../styles/style.ts';

const styles = new Map(await Promise.all(STYLES.map(async (name) => [name, await STYLE_LOADERS[name]()] as const)));

/** Every drawn subject. */
// The keys of a record with exactly these names.
export const ALL_RIGS = await loadRigs(Object.keys(RIGS) as RigName[]);

export function styleOf(name: StyleName): Style {
  const style = styles.get(name);
  if (!style) throw new Error(`There is no style ${name}.`);
  return style;
}
