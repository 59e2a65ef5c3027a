import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { FontFace } from '@kinora/drawing/type';
import type { ScenePlan } from '@kinora/reading';
import type { BrowserCommand } from 'vitest/node';

import type { RestyleName } from '../src/restyle/all-restyles.ts';
import type { PhotographName } from '../src/testing/a-photograph.ts';
import type { TimelineSceneName } from './compose-timeline.ts';
import type { composeInNode, drawInNode, playInNode, readFont, readPicture, restyleInNode } from './draw-in-node.ts';
import type {
  facesInNode,
  maskInNode,
  playPhotographInNode,
  readPhotograph,
  readWeights,
  WeightsName,
} from './photograph-in-node.ts';

interface InNode {
  readonly composeInNode: typeof composeInNode;
  readonly drawInNode: typeof drawInNode;
  readonly playInNode: typeof playInNode;
  readonly restyleInNode: typeof restyleInNode;
  readonly readFont: typeof readFont;
  readonly readPicture: typeof readPicture;
}
interface Photographs {
  readonly facesInNode: typeof facesInNode;
  readonly maskInNode: typeof maskInNode;
  readonly playPhotographInNode: typeof playPhotographInNode;
  readonly readPhotograph: typeof readPhotograph;
  readonly readWeights: typeof readWeights;
}
type FontFile = Pick<FontFace, 'package' | 'file'>;

/** Node runs the sources itself, so that both sides draw with the same files. */
const importBeside = (name: string): Promise<unknown> =>
  import(/* @vite-ignore */ pathToFileURL(resolve(import.meta.dirname, name)).href);

// The exports of the files that stand beside this one.
const load = async () => (await importBeside('draw-in-node.ts')) as InNode;
const loadPhotographs = async () => (await importBeside('photograph-in-node.ts')) as Photographs;

const draw: BrowserCommand<[ScenePlan, number]> = async (_, plan, frame) => (await load()).drawInNode(plan, frame);
const play: BrowserCommand<[string]> = async (_, id) => (await load()).playInNode(id);
const compose: BrowserCommand<[TimelineSceneName]> = async (_, name) => (await load()).composeInNode(name);
const restyle: BrowserCommand<[RestyleName]> = async (_, name) => (await load()).restyleInNode(name);
const font: BrowserCommand<[FontFile]> = async (_, face) => (await load()).readFont(face);
const picture: BrowserCommand<[string]> = async (_, name) => (await load()).readPicture(name);
const faces: BrowserCommand<[PhotographName]> = async (_, name) => (await loadPhotographs()).facesInNode(name);
const mask: BrowserCommand<[PhotographName]> = async (_, name) => (await loadPhotographs()).maskInNode(name);
const playPhotograph: BrowserCommand<[PhotographName]> = async (_, name) =>
  (await loadPhotographs()).playPhotographInNode(name);
const photograph: BrowserCommand<[PhotographName]> = async (_, name) => (await loadPhotographs()).readPhotograph(name);
const weights: BrowserCommand<[WeightsName]> = async (_, name) => (await loadPhotographs()).readWeights(name);

/** What the page may ask Node for. */
export const COMMANDS = {
  composeInNode: compose,
  drawInNode: draw,
  facesInNode: faces,
  maskInNode: mask,
  playInNode: play,
  playPhotographInNode: playPhotograph,
  restyleInNode: restyle,
  readFont: font,
  readPhotograph: photograph,
  readPicture: picture,
  readWeights: weights,
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    composeInNode: (name: TimelineSceneName) => Promise<string>;
    drawInNode: (plan: ScenePlan, frame: number) => Promise<string>;
    facesInNode: (name: PhotographName) => Promise<string>;
    maskInNode: (name: PhotographName) => Promise<string>;
    playInNode: (id: string) => Promise<string>;
    playPhotographInNode: (name: PhotographName) => Promise<string>;
    restyleInNode: (name: RestyleName) => Promise<string>;
    readFont: (face: FontFile) => Promise<string>;
    readPhotograph: (name: PhotographName) => Promise<string>;
    readPicture: (name: string) => Promise<string>;
    readWeights: (name: WeightsName) => Promise<string>;
  }
}
