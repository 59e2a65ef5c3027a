/** Latin letters of Western Europe. The names are our own, so that no font of the machine is taken for one of these. */
export type FontFamily =
  | 'Kinora Fraunces'
  | 'Kinora Caveat'
  | 'Kinora Shippori Mincho'
  | 'Kinora Outfit'
  | 'Kinora Silkscreen';
/** The other Latin letters of the same design. */
type ExtendedFamily = `${FontFamily} Extended`;

/** Faces of other scripts, which stand in whatever the style. */
type ScriptFamily = 'Kinora Noto Naskh Arabic' | 'Kinora Shippori Mincho Japanese';

/** A font file as the npm registry has it, so that Node and the browser load the same one. */
export interface FontFace {
  readonly family: FontFamily | ExtendedFamily | ScriptFamily;
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
  {
    family: 'Kinora Fraunces',
    package: '@fontsource-variable/fraunces',
    file: 'fraunces-*-full-normal',
    weight: '100 900',
  },
  { family: 'Kinora Caveat', package: '@fontsource-variable/caveat', file: 'caveat-*-wght-normal', weight: '400 700' },
  {
    family: 'Kinora Shippori Mincho',
    package: '@fontsource/shippori-mincho',
    file: 'shippori-mincho-*-600-normal',
    weight: '600',
  },
  { family: 'Kinora Outfit', package: '@fontsource-variable/outfit', file: 'outfit-*-wght-normal', weight: '100 900' },
  { family: 'Kinora Silkscreen', package: '@fontsource/silkscreen', file: 'silkscreen-*-400-normal', weight: '400' },
];

/** Each with the letters it is needed for. */
const SCRIPT_FACES: readonly (FontFace & { readonly family: ScriptFamily; readonly letters: RegExp })[] = [
  {
    family: 'Kinora Noto Naskh Arabic',
    package: '@fontsource/noto-naskh-arabic',
    file: 'files/noto-naskh-arabic-arabic-600-normal.woff2',
    weight: '600',
    letters: /\p{Script=Arabic}/u,
  },
  {
    family: 'Kinora Shippori Mincho Japanese',
    package: '@fontsource/shippori-mincho',
    file: 'files/shippori-mincho-japanese-600-normal.woff2',
    weight: '600',
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  },
];

const LATIN_FACES = SOURCES.flatMap(({ family, file, ...rest }): FontFace[] => [
  { ...rest, family, file: `files/${file.replace('*', 'latin')}.woff2` },
  { ...rest, family: `${family} Extended`, file: `files/${file.replace('*', 'latin-ext')}.woff2` },
]);

export const FONT_FACES: readonly FontFace[] = [...LATIN_FACES, ...SCRIPT_FACES];

/** The families a caption in this design needs. */
export function fontsFor(family: FontFamily, text: string): FontFace['family'][] {
  const extended = /[\u0100-\u024f\u1e00-\u1eff]/.test(text) ? [`${family} Extended` as const] : [];
  const scripts = SCRIPT_FACES.filter(({ letters }) => letters.test(text)).map((face) => face.family);
  return [family, ...extended, ...scripts];
}

/** The CSS list of families, with those that have the other letters behind. */
export function fontStack(family: FontFamily): string {
  const families = [family, `${family} Extended`, ...SCRIPT_FACES.map((face) => face.family)];
  return [...families.map((name) => `"${name}"`), 'sans-serif'].join(', ');
}
