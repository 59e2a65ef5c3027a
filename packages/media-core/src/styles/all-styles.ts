import type { StyleName } from '../plan/scene-plan.ts';
import { ink } from './ink.ts';
import { neon } from './neon.ts';
import { paper } from './paper.ts';
import { pixel } from './pixel.ts';
import { storybook } from './storybook.ts';
import type { Style } from './style.ts';

export const STYLE_TABLE: Readonly<Record<StyleName, Style>> = { storybook, paper, ink, neon, pixel };
export const STYLES: readonly StyleName[] = ['storybook', 'paper', 'ink', 'neon', 'pixel'];
