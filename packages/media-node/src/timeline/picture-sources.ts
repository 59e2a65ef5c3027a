import type { Picture } from '@kinora/drawing';
import { frameAt, type Layer } from '@kinora/timeline';
import { createCanvas, type Canvas, type ImageData } from '@napi-rs/canvas';

import type { ClipFacts, FrameSize, NativeFrame } from '../codec/codec-port.ts';
import { frameRate } from '../codec/encoding.ts';
import { unreadableFile } from '../codec/media-problem.ts';
import { readGiven } from '../paint/node-paint-env.ts';
import { missingFrame, windowLength } from '../transform/frame-window.ts';
import { openWindow, type Window } from '../transform/open-window.ts';
import type { SourceReader } from '../transform/user-file-reader.ts';
import { plainLayer } from './plain-layer.ts';

/** Gives the pictures that layers show. */
export interface PictureSources {
  /** The pictures of one frame by clip; they change with the next call. */
  picturesOf(layers: readonly Layer[]): Promise<ReadonlyMap<string, Picture>>;
  /** What is seen where it's a frame of a medium and nothing else; null otherwise. It's gone with the next call. */
  plainFrame(layers: readonly Layer[], size: FrameSize): Promise<NativeFrame | null>;
  close(): Promise<void>;
}

export interface SourceFiles {
  /** The file of a medium; throws where there is none. */
  pathOf(mediaId: string): string;
  /** Whether a medium is a picture, by its id. */
  isPicture(mediaId: string): boolean;
  /** Whether a clip plays backwards. */
  isReversed(clipId: string): boolean;
}

/** Frames kept of a clip that goes forward: it may show one again. */
const KEPT = 2;
/** Frames for which a decoder that nobody needs stays open: the next clip may go on where it is. */
const PATIENCE = 48;
/** Pictures that stay decoded while they aren't seen. */
const PICTURES = 4;

/** A canvas that holds the current frame for drawing. */
interface Screen {
  readonly canvas: Canvas;
  /** Used again for each frame: a new one takes nine times as long. */
  readonly image: ImageData;
}

interface Player {
  readonly mediaId: string;
  readonly window: Window<NativeFrame>;
  readonly facts: ClipFacts;
  readonly isReversed: boolean;
  /** Made with the first frame that is drawn. */
  screen: Screen | null;
  /** The frame on the screen. */
  shown: number;
  /** The clip it plays, and how long it has had none. */
  clipId: string | null;
  idle: number;
}

/** Which frame a medium shows at a time. */
function indexAt({ video }: ClipFacts, sourceTime: number): number {
  const { numerator: num, denominator: den } = frameRate(video.fps);
  return Math.max(0, Math.min(video.frames - 1, frameAt(sourceTime, { num, den })));
}

function openScreen({ height, width }: FrameSize): Screen {
  const canvas = createCanvas(width, height);
  return { canvas, image: canvas.getContext('2d').createImageData(width, height) };
}

/** Puts the frame on the player's screen that its medium shows at a time. */
async function show(player: Player, sourceTime: number): Promise<Canvas> {
  const { facts, window } = player;
  const { canvas, image } = (player.screen ??= openScreen(facts.video));
  const index = indexAt(facts, sourceTime);
  if (index === player.shown) return canvas;
  const frame = await window.at(index);
  frame.copyPixels(image.data);
  canvas.getContext('2d').putImageData(image, 0, 0);
  player.shown = index;
  return canvas;
}

interface Room {
  readonly reader: SourceReader;
  readonly files: SourceFiles;
  readonly players: Set<Player>;
}

async function openPlayer({ files, players, reader }: Room, mediaId: string, clipId: string): Promise<Player> {
  const file = files.pathOf(mediaId);
  const facts = await reader.probe(file);
  const isReversed = files.isReversed(clipId);
  const window = openWindow<NativeFrame>({
    read: (from) => reader.readNative(file, from),
    length: isReversed ? windowLength(facts.video) : KEPT,
    drop: (frame) => frame.close(),
    missing: (index) => missingFrame(file, index),
  });
  const player: Player = { mediaId, window, facts, isReversed, screen: null, shown: -1, clipId, idle: 0 };
  players.add(player);
  return player;
}

interface Playing {
  readonly clipId: string;
  readonly mediaId: string;
}

/** The player of a clip: its own, one that has just played the same medium, or a new one. */
async function playerOf(room: Room, { clipId, mediaId }: Playing): Promise<Player> {
  const isReversed = room.files.isReversed(clipId);
  const all = [...room.players].filter((one) => one.mediaId === mediaId);
  const known =
    all.find((one) => one.clipId === clipId) ??
    all.find((one) => one.clipId === null && one.isReversed === isReversed) ??
    (await openPlayer(room, mediaId, clipId));
  known.clipId = clipId;
  known.idle = 0;
  return known;
}

/** Lets go of players whose clips are over, and closes those that nobody has needed for a while. */
async function release({ players }: Room, layers: readonly Layer[]): Promise<void> {
  const seen = new Set(layers.map(({ clipId }) => clipId));
  for (const player of players) {
    if (player.clipId !== null && !seen.has(player.clipId)) player.clipId = null;
    if (player.clipId !== null) continue;
    player.idle += 1;
    if (player.idle <= PATIENCE) continue;
    players.delete(player);
    await player.window.close();
  }
}

function createPictureCache(files: SourceFiles) {
  const kept = new Map<string, Picture>();
  return async (mediaId: string): Promise<Picture> => {
    const picture = kept.get(mediaId) ?? (await readGiven(files.pathOf(mediaId)));
    kept.delete(mediaId);
    kept.set(mediaId, picture);
    const [oldest] = kept.keys();
    if (kept.size > PICTURES && oldest !== undefined) kept.delete(oldest);
    return picture;
  };
}

/** Opens a decoder for each clip when it's first seen, and goes through its medium in order. */
export function openPictureSources(reader: SourceReader, files: SourceFiles): PictureSources {
  const room: Room = { reader, files, players: new Set() };
  const pictureOf = createPictureCache(files);
  return {
    async picturesOf(layers) {
      await release(room, layers);
      const pictures = new Map<string, Picture>();
      for (const { clipId, mediaId, sourceTime } of layers) {
        if (mediaId === null) continue;
        const picture = files.isPicture(mediaId)
          ? await pictureOf(mediaId)
          : await show(await playerOf(room, { clipId, mediaId }), sourceTime);
        pictures.set(clipId, picture);
      }
      return pictures;
    },
    async plainFrame(layers, size) {
      const layer = plainLayer(layers);
      const mediaId = layer?.mediaId ?? null;
      if (layer === null || mediaId === null) return null;
      const { height, width } = (await reader.probe(files.pathOf(mediaId))).video;
      if (height !== size.height || width !== size.width) return null;
      await release(room, layers);
      const { facts, window } = await playerOf(room, { clipId: layer.clipId, mediaId });
      return window.at(indexAt(facts, layer.sourceTime));
    },
    async close() {
      await Promise.all([...room.players].map(({ window }) => window.close()));
      room.players.clear();
    },
  };
}

/** The files of a job by their media; what isn't there can't be read. */
export function pathIn(sources: Readonly<Record<string, string>>, mediaId: string): string {
  const path = Object.hasOwn(sources, mediaId) ? sources[mediaId] : undefined;
  if (path === undefined) throw unreadableFile(mediaId, 'it is not there');
  return path;
}
