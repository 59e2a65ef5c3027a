import { shade, type Colour, line, polygon, lerp, type Context2d, drawMarks, type Mark } from '@kinora/drawing';

import { turned } from '../rig/modelling.ts';
import type { RigOptions } from '../rig/rig.ts';
import { HEADWEAR } from './headwear.data.ts';
import { TIES } from './ties.data.ts';

/** Middle and radius of a head, as its own drawing has it. */
export interface HeadPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly angle?: number;
}
/** The two ends of a scarf around a neck, and how thick it is. */
export interface NeckPlace {
  readonly back: readonly [x: number, y: number];
  readonly front: readonly [x: number, y: number];
  readonly width: number;
}

const USUAL: Colour = '#c9523f';
/** What clothes are made of where no colour is named. */
const CLOTHS: Readonly<Record<string, Colour>> = {
  raincoat: '#f2c230',
  suit: '#34384a',
  waistcoat: '#5a4a7a',
  jumper: '#3f7f8f',
  cardigan: '#8a5a7a',
  hoodie: '#4a6aa0',
  shirt: '#e8ecf2',
  dress: '#d6568a',
  dungarees: '#4a6a9a',
  astronaut: '#eef1f6',
  dinosaur: '#5fa84e',
};
const HAT_CLOTHS: Readonly<Record<string, Colour>> = {
  'top hat': '#2c2a34',
  magician: '#2c2a34',
  headphones: '#34384a',
  scarf: '#d6402f',
  tie: '#c8323c',
  'bow tie': '#c8323c',
  dinosaur: '#5fa84e',
};
const COATS: readonly string[] = ['coat', ...Object.keys(CLOTHS)];
const CAPES: readonly string[] = ['cape', 'superhero'];

type Piece = Pick<RigOptions, 'costume' | 'cloth'>;

/** Everything that an animal has on, each with its colour. */
function piecesOf({ costume, cloth, worn = [] }: RigOptions): readonly Piece[] {
  return [{ costume, cloth }, ...worn.map(({ piece, tint }) => ({ costume: piece, cloth: tint }))];
}

const FOOTWEAR: readonly string[] = ['boots', 'roller skates', 'ice skates'];

/** What is on the feet of an animal, with its colour; `null` for bare ones. */
export function footwearOf(options: RigOptions): { readonly kind: string; readonly colour: Colour } | null {
  const shoe = piecesOf(options).find(({ costume = '' }) => FOOTWEAR.includes(costume));
  return shoe ? { kind: shoe.costume ?? '', colour: shoe.cloth ?? USUAL } : null;
}

/** The cloth around the trunk of an animal; `null` for one that has none on. */
export function clothOf({ costume = '', cloth }: RigOptions): Colour | null {
  return COATS.includes(costume) ? (cloth ?? CLOTHS[costume] ?? USUAL) : null;
}

/** The cape on the back of an animal; `null` for one that has none on. */
export function capeOf(options: RigOptions): Colour | null {
  const cape = piecesOf(options).find(({ costume = '' }) => CAPES.includes(costume));
  return cape ? (cape.cloth ?? '#c8202f') : null;
}

/** What is worn on a head; nothing where the costume has no such part. */
export function drawHeadwear(ctx: Context2d, options: RigOptions, head: HeadPlace): void {
  for (const one of piecesOf(options)) drawOneHeadwear(ctx, one, head);
}

function drawOneHeadwear(ctx: Context2d, { costume = '', cloth }: Piece, head: HeadPlace): void {
  const table: Readonly<Record<string, readonly Mark[]>> = HEADWEAR;
  const marks = Object.hasOwn(table, costume) ? table[costume] : undefined;
  if (!marks) return;
  const palette = { hat: cloth ?? HAT_CLOTHS[costume] ?? USUAL };
  turned(ctx, { ...head, scaleX: head.scale, scaleY: head.scale }, () => drawMarks(ctx, marks, palette));
}

/** A scarf around a neck, with an end that hangs down in front. */
export function drawScarf(ctx: Context2d, options: RigOptions, { back, front, width }: NeckPlace): void {
  const scarf = piecesOf(options).find(({ costume }) => costume === 'scarf');
  if (!scarf) return;
  const { cloth } = scarf;
  const colour = cloth ?? HAT_CLOTHS['scarf'] ?? USUAL;
  const [x, y] = [lerp(back[0], front[0], 0.72), lerp(back[1], front[1], 0.72)];
  polygon(ctx, shade(colour, -0.06), [
    x - width * 0.45,
    y,
    x + width * 0.45,
    y,
    x + width * 0.5,
    y + width * 2.6,
    x - width * 0.4,
    y + width * 2.5,
  ]);
  line(ctx, { colour: shade(colour, -0.12), width: width * 0.16 }, [
    x - width * 0.4,
    y + width * 2,
    x + width * 0.46,
    y + width * 2,
  ]);
  line(ctx, { colour, width }, [...back, ...front]);
}

/** A knot under the neck: a tie that hangs down in front, or a bow. */
export function drawTie(ctx: Context2d, options: RigOptions, { back, front, width }: NeckPlace): void {
  const { costume = '', cloth } =
    piecesOf(options).find((one) => one.costume === 'tie' || one.costume === 'bow tie') ?? {};
  const marks: readonly Mark[] | undefined = costume === 'tie' || costume === 'bow tie' ? TIES[costume] : undefined;
  if (!marks) return;
  const place = { x: lerp(back[0], front[0], 0.72), y: lerp(back[1], front[1], 0.72), scaleX: width, scaleY: width };
  turned(ctx, place, () => drawMarks(ctx, marks, { hat: cloth ?? HAT_CLOTHS[costume] ?? USUAL }));
}

/** What an animal without a garment of its own shape wears: something on its head, or a scarf. */
export function drawAttire(
  ctx: Context2d,
  options: RigOptions,
  { head, neck }: { readonly head: HeadPlace; readonly neck?: NeckPlace },
): void {
  if (neck) drawScarf(ctx, options, neck);
  if (neck) drawTie(ctx, options, neck);
  drawHeadwear(ctx, options, head);
}
