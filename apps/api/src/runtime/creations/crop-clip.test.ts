import { nightly } from '@kinora/vitest-config/nightly';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { signUpMember, type ApiMember } from '../../testing/api-member.ts';
import { startClipServer, type ClipServer } from '../../testing/creations/clip-server.ts';
import { heavyPicture } from '../../testing/uploads/heavy-picture.ts';
import { sendFile } from '../../testing/uploads/send-file.ts';

const PATIENT = 240_000;
const POLL = { timeout: 90_000, interval: 100 };
const RED = [200, 40, 40] as const;
const BLUE = [40, 60, 200] as const;

let server: ClipServer;
beforeAll(async () => {
  server = await startClipServer();
}, 60_000);
afterAll(() => server.close(), 60_000);

/** Red and green above, blue and yellow below. */
function quarterAt(x: number, y: number): readonly number[] {
  if (y < 0.5) return x < 0.5 ? RED : [30, 150, 60];
  return x < 0.5 ? BLUE : [230, 210, 40];
}

async function bring(member: ApiMember, file: Buffer): Promise<string> {
  const id = await sendFile(server.base, member, file).sending;
  await expect.poll(async () => (await member.call('getUpload', { id })).data.state, POLL).toBe('ready');
  return id;
}

type Asked = Parameters<ApiMember['create']>[1];

/** The clip that came of it. */
async function made(member: ApiMember, key: string, asked: Asked) {
  const { data } = await member.create(key, asked);
  const read = async () => (await member.call('getCreation', { id: data.creations[0]?.id ?? '' })).data;
  await expect.poll(async () => (await read()).state, POLL).toBe('ready');
  return read();
}

async function fetched(address: string | null | undefined): Promise<Buffer> {
  const answer = await fetch(new URL(address ?? '', server.base));
  return Buffer.from(await answer.arrayBuffer());
}

/** How far the twelve frames of a sprite are from one colour, a pixel's channel on average. */
async function awayFrom(sprite: string | null | undefined, colour: readonly number[]): Promise<number> {
  const picture = await loadImage(await fetched(sprite));
  const ctx = createCanvas(picture.width, picture.height).getContext('2d');
  ctx.drawImage(picture, 0, 0);
  const channels = ctx.getImageData(0, 0, picture.width, picture.height).data.filter((_, at) => at % 4 < 3);
  return channels.reduce((sum, value, at) => sum + Math.abs(value - (colour[at % 3] ?? 0)), 0) / channels.length;
}

const RED_QUARTER = { x: 0.25, y: 0.25, zoom: 2.1 };
const BLUE_QUARTER = { x: 0.25, y: 0.75, zoom: 2.1 };

it(
  'makes clips of the parts of a picture and a video that were chosen, and of nothing around them',
  async () => {
    const ada = await signUpMember(server.base, 'ada@example.com');
    const first = await bring(ada, heavyPicture(640, 360, quarterAt));
    const small = { resolution: '360p', seconds: 3, shape: '16:9' } as const;
    const crops = { first: RED_QUARTER };
    const cropped = await made(ada, 'the-red-one', {
      mode: 'image',
      input: { ...small, first, camera: 'orbit', crops },
    });
    expect(cropped).toMatchObject({
      input: { first, crops },
      receipt: { charged: 8 },
      result: { width: 640, height: 360 },
    });
    expect(await awayFrom(cropped.result?.sprite, RED)).toBeLessThan(5);

    const refusals = [
      [{ ...small, first, crops: { last: RED_QUARTER } }, { crops: 'not-supported' }],
      [
        { ...small, first, crops: { first: { ...RED_QUARTER, zoom: 9 } } },
        { 'input.crops.first.zoom': 'out-of-range' },
      ],
    ] as const;
    for (const [index, [input, fields]] of refusals.entries()) {
      const answer = await ada.create(`refused-${String(index)}`, { mode: 'image', input });
      expect(answer).toMatchObject({ code: 400, data: { fields } });
    }
    // A clip without a crop and a crop of a video.
    if (!nightly) return;

    const whole = await made(ada, 'the-whole-one', { mode: 'image', input: { ...small, first, camera: 'still' } });
    expect(whole.input).not.toHaveProperty('crops');
    expect(await awayFrom(whole.result?.sprite, RED)).toBeGreaterThan(50);

    const video = await bring(ada, await fetched(whole.result?.url));
    const below = await made(ada, 'the-blue-one', {
      mode: 'video',
      input: { ...small, shape: '9:16', video, style: 'keep', crops: { video: BLUE_QUARTER } },
    });
    expect(below).toMatchObject({ input: { crops: { video: BLUE_QUARTER } }, result: { width: 360, height: 640 } });
    expect(await awayFrom(below.result?.sprite, BLUE)).toBeLessThan(8);
  },
  PATIENT,
);
