import { createRandom, type Pixels } from '@kinora/drawing';
import { byteAt } from '@kinora/drawing/pixels';
import { unitOf } from '@kinora/scenes';

import type { RestyleFrame, RestyleKind } from './restyle.ts';

/** Accidents change this often a second. */
const RATE = 10;
/** Moments of one cycle, and those of them that are torn. */
const CYCLE = 24;
const TORN = [3, 4, 5, 13, 14, 21];

interface Tear {
  readonly top: number;
  readonly bottom: number;
  /** Pixels to the right. */
  readonly shift: number;
}

/** The state of the signal in one moment; the same moment always breaks in the same way. */
interface Fault {
  /** Distance between the colours in pixels. */
  readonly split: number;
  readonly tears: readonly Tear[];
  readonly blocks: readonly Block[];
}

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fromX: number;
  readonly fromY: number;
  /** Channel that is driven up: 0 red, 1 green, 2 blue. */
  readonly channel: number;
}

function faultAt({ width, height, seed }: RestyleFrame, moment: number, unit: number): Fault {
  const random = createRandom(Math.imul(seed + 29, 7919) ^ Math.imul(moment, 104_729));
  const phase = (moment + (seed % CYCLE)) % CYCLE;
  const torn = TORN.includes(phase);
  const size = 24 * unit;
  const tear = (): Tear => {
    const top = Math.floor(random() * height);
    const reach = (random() < 0.3 ? 60 : 18) * unit * random() + 2;
    return { top, bottom: Math.min(height, top + reach), shift: Math.round((random() - 0.5) * 150 * unit) };
  };
  const block = (): Block => ({
    x: Math.floor((random() * width) / size) * size,
    y: Math.floor((random() * height) / size) * size,
    width: size * (1 + Math.floor(random() * 7)),
    height: size * (random() < 0.7 ? 1 : 2),
    fromX: Math.floor(random() * width),
    fromY: Math.floor(random() * height),
    channel: Math.floor(random() * 3),
  });
  return {
    split: Math.round((torn ? 5 + 9 * random() : 2 + random()) * unit),
    tears: Array.from({ length: torn ? 9 : 1 }, tear),
    blocks: torn ? Array.from({ length: 7 }, block) : [],
  };
}

/** Takes red from the right and blue from the left: `line` is a row before the change. */
function splitRow(data: Uint8ClampedArray, line: Uint8ClampedArray, at: { start: number; split: number }): void {
  const { start, split } = at;
  const last = line.length - 4;
  const step = split * 4;
  for (let index = 0; index <= last; index += 4) {
    data[start + index] = byteAt(line, Math.min(last, index + step));
    data[start + index + 2] = byteAt(line, Math.max(0, index - step) + 2);
  }
}

function copyBlock({ data, width, height }: Pixels, before: Uint8ClampedArray, block: Block): void {
  const right = Math.min(width, block.x + block.width);
  const bottom = Math.min(height, block.y + block.height);
  for (let y = Math.round(block.y); y < bottom; y++) {
    const fromY = (block.fromY + y) % height;
    for (let x = Math.round(block.x); x < right; x++) {
      // Four pixels share a colour, as in a decoder that lost its details.
      const from = (fromY * width + (((block.fromX + x) % width) & ~3)) * 4;
      const index = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) data[index + channel] = byteAt(before, from + channel);
      data[index + block.channel] = byteAt(before, from + block.channel) + 90;
    }
  }
}

/** Every third line a little darker, and the whole a little cold, as on a tired screen. */
function tint({ data, width, height }: Pixels, pitch: number): void {
  for (let y = 0, index = 0; y < height; y++) {
    const light = y % pitch === 0 ? 208 : 262;
    for (let x = 0; x < width; x++, index += 4) {
      data[index] = (byteAt(data, index) * light) >> 8;
      data[index + 1] = ((byteAt(data, index + 1) * light) >> 8) + 2;
      data[index + 2] = ((byteAt(data, index + 2) * light) >> 8) + 8;
    }
  }
}

function tearLines({ data, width }: Pixels, before: Uint8ClampedArray, { top, bottom, shift }: Tear): void {
  const row = width * 4;
  const step = (((shift % width) + width) % width) * 4;
  for (let y = top; y < bottom; y++) {
    data.set(before.subarray(y * row, (y + 1) * row - step), y * row + step);
    data.set(before.subarray((y + 1) * row - step, (y + 1) * row), y * row);
  }
}

function createGlitch(frame: RestyleFrame) {
  const unit = unitOf(frame);
  const before = new Uint8ClampedArray(frame.width * frame.height * 4);
  const row = frame.width * 4;
  const pitch = Math.max(2, Math.round(3 * unit));
  return (pixels: Pixels, time: number) => {
    const fault = faultAt(frame, Math.floor(time * RATE + 1e-6), unit);
    const { data } = pixels;
    before.set(data);
    for (const block of fault.blocks) copyBlock(pixels, before, block);
    before.set(data);
    for (const torn of fault.tears) tearLines(pixels, before, torn);
    before.set(data);
    for (let start = 0; start < data.length; start += row) {
      splitRow(data, before.subarray(start, start + row), { start, split: fault.split });
    }
    tint(pixels, pitch);
  };
}

/** A broken signal: colours apart, torn lines, lost blocks in bursts, calm between them. */
export const glitch: RestyleKind = { sequential: false, make: createGlitch };
