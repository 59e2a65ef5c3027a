import type { OfferedScene } from '../scenes/inspiration.ts';
import { INSPIRATIONS } from '../scenes/inspirations.ts';

const isWideScene = (one: (typeof INSPIRATIONS)[number]): one is OfferedScene =>
  one.tool === 'text' && one.shape === '16:9';

/** A number from some letters: the same letters always give the same. */
const numberOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** Picks wide scenes of different looks; the seed decides which, so that pages differ. */
export function wideScenes(count: number, seed: string): readonly OfferedScene[] {
  const scenes = INSPIRATIONS.filter(isWideScene);
  const from = numberOf(seed) % Math.max(1, scenes.length);
  const turned = [...scenes.slice(from), ...scenes.slice(0, from)];
  const others = turned.filter(({ look }, place) => turned.findIndex((one) => one.look === look) === place);
  return [...new Set([...others, ...turned])].slice(0, count);
}
