import type { Picture } from '@kinora/media-core';
import { frameAt, type Layer } from '@kinora/timeline';
import { createCanvas, type Canvas, type ImageData } from '@napi-rs/canvas';

import type { ClipFacts } from '../codec/codec-port.ts';
import { frameRate } from '../codec/encoding.ts';
import { unreadableFile } from '../codec/media-problem.ts';
import { readGiven } from '../paint/node-paint-env.ts';
import { openFrameWindow, type FrameWindow } from '../transform/frame-window.ts';
import type { SourceReader } from '../transform/given-source.ts';

/** Gives the pictures that layers show. */
export interface PictureSources {
  /** The pictures of one frame by clip; they change with the next call. */
  picturesOf(layers: readonly Layer[]): Promise<ReadonlyMap<string, Picture>>;
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

interface Player {
  readonly mediaId: string;
  readonly window: FrameWindow;
  readonly facts: ClipFacts;
  readonly canvas: Canvas;
  /** Used again for each frame: a new one takes nine times as long. */
  readonly image: ImageData;
  readonly isReversed: boolean;
  /** The frame on the canvas. */
  shown: number;
  /** The clip it plays, and how long it has had none. */
  clipId: string | null;
  idle: number;
}

/** Puts the frame on the player's canvas that its medium shows at a time. */
async function show(player: Player, sourceTime: number): Promise<Canvas> {
  const { canvas, facts, image, window } = player;
  const { numerator: num, denominator: den } = frameRate(facts.video.fps);
  const index = Math.max(0, Math.min(facts.video.frames - 1, frameAt(sourceTime, { num, den })));
  if (index === player.shown) return canvas;
  const { data } = await window.frame(index);
  image.data.set(data);
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
  const { height, width } = facts.video;
  const isReversed = files.isReversed(clipId);
  const window = openFrameWindow(reader, { file, size: { width, height }, kept: isReversed ? undefined : KEPT });
  const canvas = createCanvas(width, height);
  const image = canvas.getContext('2d').createImageData(width, height);
  const player: Player = { mediaId, window, facts, canvas, image, isReversed, shown: -1, clipId, idle: 0 };
  players.add(player);
  return player;
}

/** The player of a clip: its own, one that has just played the same medium, or a new one. */
async function playerOf(room: Room, { clipId, mediaId }: { clipId: string; mediaId: string }): Promise<Player> {
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
async function release({ players }: Room, seen: ReadonlySet<string>): Promise<void> {
  for (const player of players) {
    if (player.clipId !== null && !seen.has(player.clipId)) player.clipId = null;
    if (player.clipId !== null) continue;
    player.idle += 1;
    if (player.idle <= PATIENCE) continue;
    players.delete(player);
    await player.window.close();
  }
}

function createPictureShelf(files: SourceFiles) {
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
  const pictureOf = createPictureShelf(files);
  return {
    async picturesOf(layers) {
      await release(room, new Set(layers.map(({ clipId }) => clipId)));
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
