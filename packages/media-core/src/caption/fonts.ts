import type { StyleName } from '../plan/scene-plan.ts';

/** Latin letters of Western Europe. */
export type FontFamily = 'Fraunces' | 'Caveat' | 'Shippori Mincho' | 'Outfit' | 'Silkscreen';
/** The other Latin letters of the same design. */
type ExtendedFamily = `${FontFamily} Extended`;

/** A font file as the npm registry has it, so that Node and the browser load the same one. */
export interface FontFace {
  readonly family: FontFamily | ExtendedFamily;
  /** npm package. */
  readonly package: string;
  /** Path inside the package. */
  readonly file: string;
  /** CSS weight or range of weights. */
  readonly weight: string;
}

interface Source {
  readonly family: FontFamily;
  readonly package: string;
  /** The file's name, with `*` where the subset stands. */
  readonly file: string;
  readonly weight: string;
}

const SOURCES: readonly Source[] = [
  { family: 'Fraunces', package: '@fontsource-variable/fraunces', file: 'fraunces-*-full-normal', weight: '100 900' },
  { family: 'Caveat', package: '@fontsource-variable/caveat', file: 'caveat-*-wght-normal', weight: '400 700' },
  {
    family: 'Shippori Mincho',
    package: '@fontsource/shippori-mincho',
    file: 'shippori-mincho-*-600-normal',
    weight: '600',
  },
  { family: 'Outfit', package: '@fontsource-variable/outfit', file: 'outfit-*-wght-normal', weight: '100 900' },
  { family: 'Silkscreen', package: '@fontsource/silkscreen', file: 'silkscreen-*-400-normal', weight: '400' },
];

export const FONT_FACES: readonly FontFace[] = SOURCES.flatMap(({ family, file, ...rest }): FontFace[] => [
  { ...rest, family, file: `files/${file.replace('*', 'latin')}.woff2` },
  { ...rest, family: `${family} Extended`, file: `files/${file.replace('*', 'latin-ext')}.woff2` },
]);

/** The face of each style. */
export const STYLE_FONTS: Readonly<Record<StyleName, FontFamily>> = {
  storybook: 'Fraunces',
  paper: 'Caveat',
  ink: 'Shippori Mincho',
  neon: 'Outfit',
  pixel: 'Silkscreen',
  watercolour: 'Caveat',
  clay: 'Outfit',
  woodcut: 'Shippori Mincho',
  chalk: 'Caveat',
};
/** The face of the watermark, whatever the style. */
export const WATERMARK_FONT: FontFamily = 'Outfit';

/** The families a caption in this design needs. */
export function fontsFor(family: FontFamily, text: string): FontFace['family'][] {
  return /[\u0100-\u024f\u1e00-\u1eff]/.test(text) ? [family, `${family} Extended`] : [family];
}

/** The CSS list of families, with the one that has the other letters behind. */
export function fontStack(family: FontFamily): string {
  return `"${family}", "${family} Extended", sans-serif`;
}
