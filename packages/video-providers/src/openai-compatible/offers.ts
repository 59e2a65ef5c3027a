import { findModel, parametersOf, type ParameterName } from '@kinora/contracts/catalogue';

import type { Offer } from '../remote-provider.ts';

/** What the format has words for; everything else is left to the prompt. */
const KNOWN: readonly ParameterName[] = ['resolution', 'seconds', 'shape'];
const MODES = ['text', 'image'] as const;

/** What a server offers that was told which models it runs: text and a first picture, and no finer setting. */
export function offersOf(slugs: readonly string[]): readonly Offer[] {
  return slugs.flatMap((slug) => {
    const modes = findModel(slug)?.modes ?? [];
    return modes.flatMap((mode) => {
      const kind = MODES.find((one) => one === mode.mode);
      if (!kind) return [];
      const finer = parametersOf(mode).flatMap(([name]) => (KNOWN.includes(name) ? [] : [name]));
      return [{ model: slug, mode: kind, lacks: [...finer, 'negative' as const, 'seed' as const] }];
    });
  });
}

const LINES: Readonly<Record<string, number>> = { '4k': 2160 };

/** Width and height in pixels, such as `1280x720`; a shape that is not given is 16:9. */
export function sizeOf({ resolution = '720p', shape = '16:9' }: { resolution?: string; shape?: string }): string {
  const short = LINES[resolution] ?? Number.parseInt(resolution, 10);
  const [wide = 16, high = 9] = shape.split(':').map(Number);
  const long = 2 * Math.round((short * Math.max(wide, high)) / Math.min(wide, high) / 2);
  return wide >= high ? `${long}x${short}` : `${short}x${long}`;
}
