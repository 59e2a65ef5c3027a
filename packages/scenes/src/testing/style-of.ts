import type { StyleName } from '@kinora/reading';

import { STYLE_LOADERS, STYLES } from '../styles/all-styles.ts';
import type { Style } from '../styles/style.ts';

const styles = new Map(await Promise.all(STYLES.map(async (name) => [name, await STYLE_LOADERS[name]()] as const)));

export function styleOf(name: StyleName): Style {
  const style = styles.get(name);
  if (!style) throw new Error(`There is no style ${name}.`);
  return style;
}
