import { comparePairs, silhouetteOf } from '../../packages/drawing/src/testing.ts';
import { PICTURE_SUBJECTS } from '../../packages/subjects/src/index.ts';
import { SUBJECTS } from '../../packages/subjects/src/index.ts';
import { RIGS } from '../../packages/subjects/src/index.ts';
import { createCanvas, loadImage } from './canvas.mjs';

const WIDTH = 192;
const HEIGHT = 144;
const DISTINCT = 0.1;

function fit(ctx, [left, top, right, bottom], [width, height]) {
  const scale = Math.min(width / (right - left), height / (bottom - top)) * 0.92;
  ctx.translate(width / 2 - ((left + right) / 2) * scale, height / 2 - ((top + bottom) / 2) * scale);
  ctx.scale(scale, scale);
}

function drawSubject(rig, options, phase) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ctx = canvas.getContext('2d');
  ctx.fillStyle = '#3b4450';
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  fit(ctx, rig.box, [WIDTH, HEIGHT]);
  rig.draw(ctx, phase, options);
  return canvas;
}

/** The shape of a drawing, cut to its opaque part, in white on black. */
function shapeOf(rig, options) {
  const canvas = createCanvas(WIDTH * 2, HEIGHT * 2);
  const ctx = canvas.getContext('2d');
  fit(ctx, rig.box, [canvas.width, canvas.height]);
  rig.draw(ctx, 0.1, options);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = 'source-in';
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const { data, width } = ctx.getImageData(0, 0, canvas.width, canvas.height);
  const bounds = { left: width, top: canvas.height, right: 0, bottom: 0 };
  for (let pixel = 0; pixel < data.length / 4; pixel++) {
    if (data[pixel * 4 + 3] < 128) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
  }
  const { left, top, right, bottom } = bounds;
  const cut = createCanvas(320, 180);
  cut.getContext('2d').drawImage(canvas, left, top, right - left, bottom - top, 0, 0, 320, 180);
  return silhouetteOf(cut.getContext('2d').getImageData(0, 0, 320, 180));
}

/** The largest set of drawings in which no two are alike, taken in the order of the list. */
function countDistinct(shapes, pairs) {
  const alike = new Set(pairs.filter(([, , distance]) => distance < DISTINCT).map(([one, other]) => `${one}|${other}`));
  const kept = [];
  for (const name of shapes.keys()) {
    if (!kept.some((other) => alike.has(`${other}|${name}`) || alike.has(`${name}|${other}`))) kept.push(name);
  }
  return kept.length;
}

async function drawnSheet() {
  const drawn = Object.entries(SUBJECTS).filter(([, { rig }]) => rig !== 'picture');
  const tiles = [];
  const shapes = new Map();
  for (const [name, { rig: rigName, looks }] of drawn) {
    const rig = await RIGS[rigName]();
    tiles.push({ picture: drawSubject(rig, { ...looks, activity: 'idle' }, 0.1), words: name });
    tiles.push({ picture: drawSubject(rig, { ...looks, activity: 'run' }, 0.6), words: 'later' });
    shapes.set(name, shapeOf(rig, looks));
  }
  const pairs = comparePairs(shapes);
  const [[one, other, distance]] = pairs;
  const distinct = countDistinct(shapes, pairs);
  const facts = `${drawn.length} drawn subjects, ${distinct} with shapes of their own; most alike: ${one} and ${other}, ${(distance * 100).toFixed(1)} % differ`;
  return { name: 'subjects-drawn', tiles, layout: { columns: 12, width: 128, height: 96 }, facts };
}

async function pictureSheet() {
  const tiles = [];
  for (const [name, { looks }] of Object.entries(PICTURE_SUBJECTS)) {
    const file = new URL(`../../packages/subjects/pictures/${looks.picture}.webp`, import.meta.url);
    const picture = await loadImage(file);
    tiles.push({ picture, words: name });
  }
  const facts = `${tiles.length} mounted pictures`;
  return { name: 'subjects-mounted', tiles, layout: { columns: 18, width: 84, height: 84 }, facts };
}

export const subjectSheets = [drawnSheet, pictureSheet];
