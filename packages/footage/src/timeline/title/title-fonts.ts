import { fontsFor, type FontFace, type FontFamily, keepPrintable } from '@kinora/drawing/type';

/** What a title can be set in, with the weight that its files have at each size. */
const WEIGHTS: Readonly<Record<FontFamily, number>> = {
  'Kinora Outfit': 600,
  'Kinora Fraunces': 600,
  'Kinora Caveat': 600,
  'Kinora Shippori Mincho': 600,
  'Kinora Silkscreen': 400,
};

/** The families a title may name, the usual one first. */
export const TITLE_FONTS: readonly FontFamily[] = [
  'Kinora Outfit',
  'Kinora Fraunces',
  'Kinora Caveat',
  'Kinora Shippori Mincho',
  'Kinora Silkscreen',
];

/** The family of a look; the usual one where this build does not have it. */
export function titleFont(font: string): { readonly family: FontFamily; readonly weight: number } {
  const family = TITLE_FONTS.find((one) => one === font) ?? 'Kinora Outfit';
  return { family, weight: WEIGHTS[family] };
}

/** The lines of a title that were typed, with what the bundled fonts can set. */
export const printableLines = (text: string): string[] => text.split(/\r\n|[\n\r\u2028]/u).map(keepPrintable);

/** The families that must be loaded before a title is drawn. */
export function titleFamilies(text: string, font: string): readonly FontFace['family'][] {
  return fontsFor(titleFont(font).family, printableLines(text).join(' '));
}
