import type { StyleName } from '@kinora/reading';

import type { Style } from './style.ts';

/** Every material, loaded when a scene is made of it. */
export const STYLE_LOADERS: Readonly<Record<StyleName, () => Promise<Style>>> = {
  storybook: async () => (await import('./storybook.ts')).storybook,
  paper: async () => (await import('./paper.ts')).paper,
  ink: async () => (await import('./ink.ts')).ink,
  neon: async () => (await import('./neon.ts')).neon,
  pixel: async () => (await import('./pixel.ts')).pixel,
  watercolour: async () => (await import('./watercolour.ts')).watercolour,
  clay: async () => (await import('./clay.ts')).clay,
  woodcut: async () => (await import('./woodcut.ts')).woodcut,
  chalk: async () => (await import('./chalk.ts')).chalk,
};
export const STYLES: readonly StyleName[] = [
  'storybook',
  'paper',
  'ink',
  'neon',
  'pixel',
  'watercolour',
  'clay',
  'woodcut',
  'chalk',
];
