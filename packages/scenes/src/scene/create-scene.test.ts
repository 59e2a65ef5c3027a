import { contextOf, type Pixels } from '@kinora/drawing';
import { nodeCanvas, differ, peakSignalToNoise } from '@kinora/drawing/testing';
import { planScene, type PlanOptions, type SetName } from '@kinora/reading';
import { loadNodePaintEnv } from '@kinora/subjects/testing';
import { beforeAll, describe, expect, it } from 'vitest';

import { STYLES } from '../styles/all-styles.ts';
import { createScene } from './create-scene.ts';
import { loadSceneParts } from './scene-parts.ts';

const OPTIONS: PlanOptions = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 1 };
/** One prompt for every set. */
const PROMPTS: Record<SetName, string> = {
  sea: 'a paper boat on a storm at night',
  forest: 'two foxes running through a snowy forest at dawn',
  alley: 'a bowl of ramen steaming in a neon-lit alley in the rain',
  desert: 'a red car driving through the desert at sunset',
  underwater: 'a whale swimming under an iceberg',
  space: 'an astronaut floating above earth',
  room: 'a cat asleep on a windowsill while it rains',
  lake: 'mountain lake at dawn, a canoe "The lake keeps the morning"',
  castle: 'a dragon circling a castle in a thunderstorm',
  greenhouse: 'a robot watering plants in a greenhouse',
  valley: 'hot air balloons over a green valley',
  road: 'a red car driving down an open road',
  city: 'a dog in front of the skyline of a city at night',
  beach: 'a crab on a tropical beach',
  harbour: 'a cat at the harbour with a lighthouse at dusk',
  jungle: 'a tiger walking through the jungle',
  park: 'a dog in the park in autumn',
  mountain: 'a goat on a mountain above the clouds',
  abstract: 'abstract shapes, colours, music, dream',
  calm: 'a quiet moment',
  flowerbed: 'a tulip',
  ice: 'a penguin',
  tabletop: 'a candle',
  farm: 'a horse on a farm in autumn',
  party: 'Happy birthday Mia with balloons and confetti',
  kitchen: 'a fox in a sunlit kitchen',
  library: 'a cat in an old library at night',
  hospital: 'a doctor in a hospital',
  classroom: 'a robot in a classroom',
  stage: 'a fox on a theatre stage',
  market: 'a person at a market at dusk',
  stadium: 'a robot in a stadium at night',
  cave: 'a dragon in a crystal cave',
  bamboo: 'a panda eating bamboo',
  bedroom: 'a cat in a bedroom at night',
  cafe: 'a woman in a café',
  cliff: 'a goat on a cliff',
  compartment: 'a girl in a train',
  corridor: 'a dog in a hotel corridor',
  flowerfield: 'a girl in a lavender field',
  hearth: 'a cat by the fireplace',
  gym: 'a man in a gym',
  nightsky: 'the milky way',
  office: 'a woman in an office at night',
  oldtown: 'a cat in a cobbled street',
  platform: 'a man on a railway platform in the rain',
  rooftop: 'a cat on a rooftop',
  ruins: 'a fox in the ruins',
  shopfront: 'a child at a shop window',
  temple: 'a monk at a temple',
};

async function sceneOf(prompt: string, options: Partial<PlanOptions> = {}) {
  const plan = planScene(prompt, { ...OPTIONS, ...options });
  const scene = createScene(plan, await loadNodePaintEnv(plan), await loadSceneParts(plan));
  const ctx = contextOf(nodeCanvas(plan.width, plan.height));
  const frame = (index: number): Pixels => {
    scene.drawFrame(ctx, index);
    return ctx.getImageData(0, 0, plan.width, plan.height);
  };
  return { plan, scene, ctx, frame };
}

/** A frame of 720 lines, scaled down to 360. */
async function halved(prompt: string, index: number): Promise<Pixels> {
  const large = await sceneOf(prompt, { resolution: '720p' });
  large.frame(index);
  const ctx = contextOf(nodeCanvas(640, 360));
  ctx.imageSmoothingQuality = 'medium';
  ctx.drawImage(large.ctx.canvas, 0, 0, 640, 360);
  return ctx.getImageData(0, 0, 640, 360);
}

describe('a scene', { timeout: 60_000 }, () => {
  let boat: Awaited<ReturnType<typeof sceneOf>>;
  beforeAll(async () => {
    boat = await sceneOf(PROMPTS.sea);
  });

  it('has the plan’s number of frames', () => {
    expect(boat.scene.frames).toBe(120);
  });

  it('draws the same bytes for the same plan, in any order of frames', async () => {
    const again = await sceneOf(PROMPTS.sea);
    const late = boat.frame(90);
    const early = boat.frame(10);
    expect(differ(again.frame(10), early)).toBe(false);
    expect(differ(again.frame(90), late)).toBe(false);
    expect(differ(early, late)).toBe(true);
  });

  it('differs by seed', async () => {
    expect(differ((await sceneOf(PROMPTS.sea, { seed: 2 })).frame(30), boat.frame(30))).toBe(true);
  });

  it.each(['lake', 'desert', 'castle', 'party'] as const)('shows the same %s at 360 and 720 lines', async (set) => {
    const small = (await sceneOf(PROMPTS[set])).frame(60);
    expect(peakSignalToNoise(small, await halved(PROMPTS[set], 60))).toBeGreaterThan(24);
  });

  it('marks the lower right corner when asked, and only that', async () => {
    const marked = (await sceneOf(PROMPTS.sea, { watermark: true })).frame(30);
    const bare = boat.frame(30);
    const changed = Array.from({ length: 640 * 360 }, (_, index) => index).filter(
      (index) => Math.abs((marked.data[index * 4] ?? 0) - (bare.data[index * 4] ?? 0)) > 40,
    );
    expect(changed.length).toBeGreaterThan(40);
    expect(Math.min(...changed.map((index) => index % 640))).toBeGreaterThan(540);
    expect(Math.min(...changed.map((index) => Math.floor(index / 640)))).toBeGreaterThan(330);
  });

  it('holds each picture for two frames in a stop-motion style', async () => {
    const paper = await sceneOf(PROMPTS.sea, { style: 'paper' });
    expect(differ(paper.frame(40), paper.frame(41))).toBe(false);
    expect(differ(paper.frame(41), paper.frame(42))).toBe(true);
  });

  it('takes the same 32 colours whichever frame is drawn first', async () => {
    const [one, two] = [
      await sceneOf(PROMPTS.desert, { style: 'pixel' }),
      await sceneOf(PROMPTS.desert, { style: 'pixel' }),
    ];
    two.frame(100);
    expect(differ(one.frame(20), two.frame(20))).toBe(false);
  });
});

describe('a film of two shots', { timeout: 60_000 }, () => {
  it('cuts from one to the other and back, in any order of frames', async () => {
    const film = await sceneOf('a fox in a forest at dawn, cut to a whale under the sea');
    const [first] = film.plan.shots;
    const cut = first?.frames ?? 0;
    const [early, late] = [film.frame(cut - 1), film.frame(cut)];
    expect(differ(film.frame(cut - 1), early)).toBe(false);
    expect(peakSignalToNoise(early, late)).toBeLessThan(15);
  });
});

describe('every set and every style', { timeout: 60_000 }, () => {
  // Each set in two styles, each style with several sets; all pairs would take minutes.
  const cases = Object.entries(PROMPTS).flatMap(([set, prompt], index) =>
    [index, index + 4].map((turn) => ({ set, prompt, style: STYLES[turn % STYLES.length] ?? 'storybook' })),
  );

  it.each(cases)('paints $set in $style', async ({ set, prompt, style }) => {
    const { plan, frame } = await sceneOf(prompt, { style });
    expect(plan.set).toBe(set);
    const { data } = frame(70);
    const values = Array.from({ length: 2000 }, (_, index) => data[(index * 460 + 4) & ~3] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    expect(spread).toBeGreaterThan(8);
    expect(data[3]).toBe(255);
  });
});
