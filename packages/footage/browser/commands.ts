import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { FontFace } from '@kinora/drawing/type';
import type { ScenePlan } from '@kinora/reading';
import type { BrowserCommand } from 'vitest/node';

import type { RestyleName } from '../src/restyle/all-restyles.ts';
import type { TimelineSceneName } from './compose-timeline.ts';
import type { composeInNode, drawInNode, playInNode, readFont, readPicture, restyleInNode } from './draw-in-node.ts';

interface InNode {
  readonly composeInNode: typeof composeInNode;
  readonly drawInNode: typeof drawInNode;
  readonly playInNode: typeof playInNode;
  readonly restyleInNode: typeof restyleInNode;
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
const play: BrowserCommand<[string]> = async (_, id) => (await load()).playInNode(id);
const compose: BrowserCommand<[TimelineSceneName]> = async (_, name) => (await load()).composeInNode(name);
const restyle: BrowserCommand<[RestyleName]> = async (_, name) => (await load()).restyleInNode(name);
const font: BrowserCommand<[FontFile]> = async (_, face) => (await load()).readFont(face);
const picture: BrowserCommand<[string]> = async (_, name) => (await load()).readPicture(name);

/** What the page may ask Node for. */
export const COMMANDS = {
  composeInNode: compose,
  drawInNode: draw,
  playInNode: play,
  restyleInNode: restyle,
  readFont: font,
  readPicture: picture,
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    composeInNode: (name: TimelineSceneName) => Promise<string>;
    drawInNode: (plan: ScenePlan, frame: number) => Promise<string>;
    playInNode: (id: string) => Promise<string>;
    restyleInNode: (name: RestyleName) => Promise<string>;
    readFont: (face: FontFile) => Promise<string>;
    readPicture: (name: string) => Promise<string>;
  }
}
