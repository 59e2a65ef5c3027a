import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { BrowserCommand } from 'vitest/node';

import type { FontFace } from '../src/caption/fonts.ts';
import type { ScenePlan } from '../src/plan/scene-plan.ts';
import type { drawInNode, readFont, readPicture } from './draw-in-node.ts';

interface InNode {
  readonly drawInNode: typeof drawInNode;
  readonly readFont: typeof readFont;
  readonly readPicture: typeof readPicture;
}
type FontFile = Pick<FontFace, 'package' | 'file'>;

/** Node runs the sources itself, so that both sides draw with the same files. */
async function load(): Promise<InNode> {
  const file = pathToFileURL(resolve(import.meta.dirname, 'draw-in-node.ts')).href;
  // The exports of the file that stands beside this one.
  return (await import(/* @vite-ignore */ file)) as InNode;
}

const draw: BrowserCommand<[ScenePlan, number]> = async (_, plan, frame) => (await load()).drawInNode(plan, frame);
const font: BrowserCommand<[FontFile]> = async (_, face) => (await load()).readFont(face);
const picture: BrowserCommand<[string]> = async (_, name) => (await load()).readPicture(name);

/** What the page may ask Node for. */
export const COMMANDS = { drawInNode: draw, readFont: font, readPicture: picture };

declare module 'vitest/browser' {
  interface BrowserCommands {
    drawInNode: (plan: ScenePlan, frame: number) => Promise<string>;
    readFont: (face: FontFile) => Promise<string>;
    readPicture: (name: string) => Promise<string>;
  }
}
