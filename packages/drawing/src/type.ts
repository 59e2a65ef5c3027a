export { type FittedType, fitType, LEADING } from './type/fit-type.ts';
export { FONT_FACES, type FontFace, type FontFamily, fontsFor, fontStack } from './type/fonts.ts';
export { breakLines, type Line, type Word } from './type/line-break.ts';
export { findUnsupportedScript, keepPrintable } from './type/script.ts';
export { orderWords, type SetWords, splitCaption } from './type/set-words.ts';
