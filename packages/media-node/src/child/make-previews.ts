import { createCanvas } from '@napi-rs/canvas';

import type { ClipFacts, DecodedFrame, FrameSize } from '../codec/codec-port.ts';
import { fitInto } from '../sprite-layout.ts';
import { betweenFrames, finishFile, withEncoders, type RenderContext } from './render-context.ts';
import type { SpriteSheet } from './stills.ts';

/** The shorter side of a proxy: a seek in it takes a thirtieth of the time of one at 720p. */
const PROXY_SIDE = 360;

interface Previews {
  /** A finished clip. */
  readonly source: string;
  /** That is to be filled by the way, or `null` when it is full already. */
  readonly sprite: SpriteSheet | null;
}

/** Makes the proxy of a clip, and its sprite, in one reading. A proxy has no sound: players take the clip's. */
export async function makePreviews(context: RenderContext, previews: Previews): Promise<void> {
  if (context.delivery.draftOf('proxy') === null && previews.sprite === null) return;
  const facts = await context.codec.probe(previews.source);
  const size = fitInto(facts.video, { shorter: PROXY_SIDE });
  const add = previews.sprite === null ? null : spriteFiller(previews.sprite, size);
  await writeProxy(context, { source: previews.source, facts, size, add });
}

interface Reading {
  readonly source: string;
  readonly facts: ClipFacts;
  readonly size: FrameSize;
  readonly add: ((index: number, frame: DecodedFrame) => void) | null;
}

async function writeProxy(context: RenderContext, { add, facts, size, source }: Reading): Promise<void> {
  const file = context.delivery.draftOf('proxy');
  const { fps, frames } = facts.video;
  await withEncoders(context, async (open) => {
    const encoder = file === null ? null : await open({ file, ...size, fps, soundtrack: null, purpose: 'proxy' });
    let index = 0;
    for await (const frame of context.codec.readFrames(source, size)) {
      await encoder?.writeFrame(frame.pixels);
      add?.(index, frame);
      index += 1;
      await betweenFrames(context.watch, { phase: 'proxy', frame: index, frames });
    }
    if (encoder !== null) await finishFile(context, { rendition: 'proxy', encoded: await encoder.finish(), frames });
  });
}

/** Puts decoded frames on a canvas where the sheet wants them. */
function spriteFiller(sprite: SpriteSheet, { height, width }: FrameSize): (index: number, frame: DecodedFrame) => void {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  return (index, { pixels }) => {
    if (!sprite.wants(index)) return;
    const image = ctx.createImageData(width, height);
    image.data.set(pixels);
    ctx.putImageData(image, 0, 0);
    sprite.add(index, canvas);
  };
}
