import { mix, pick } from '@kinora/drawing';

import { frameWith } from '../../land/foreground.ts';
import type { Stage } from '../../stage/stage.ts';
import type { HourLight } from '../hour-light.ts';
import { addIndoorCast, ashore } from '../indoor-world.ts';
import { tablePlaces } from '../table.ts';
import { addCrag } from './crag.ts';
import { addCrops } from './crops.ts';
import { addFront } from './front.ts';
import { addGarland } from './garland.ts';
import { makeLayerSpace, type LayerSpace } from './ground-line.ts';
import { addHall } from './hall.ts';
import { addFloor, addGround, addPath, addPool, addRidge } from './land-layers.ts';
import type { Composition, Layer, LayerKind } from './layer.ts';
import { addProp } from './prop.ts';
import { addBoard, addPatch, addShelf, addWallLayer, addWindow } from './room-layers.ts';
import { addScatter } from './scatter.ts';
import { hasSitters, seatsIn } from './seats.ts';
import { addBank, addLights, addSky } from './sky-layers.ts';
import { addPendants, addThings } from './things.ts';
import { addTowers } from './towers.ts';

function addCastLayer({ stage, colourOf, yOf }: LayerSpace, { y, bounce, scale, served }: Layer<'cast'>): void {
  const { frame, palette, unit } = stage;
  const look = {
    modeFor: ashore,
    bounce: colourOf(bounce),
    rimGain: 0.9,
    heroScale: frame.tall ? scale * 0.95 : scale,
  };
  const dust = mix(palette.mist, colourOf(bounce), 0.4);
  const ground = yOf(y) + (served ? 4 : 12) * unit;
  const places = served && ((count: number) => tablePlaces(stage, count));
  stage.addCast({ ...look, dust, ground: () => ground, ...(places ? { places } : {}) });
}

function addGuests({ stage, colourOf, seats }: LayerSpace, { floor, scale, table, cloth }: Layer<'guests'>): void {
  const [one, other] = cloth ?? [];
  addIndoorCast(stage, {
    table: { wood: colourOf(table), cloth: one && other ? [colourOf(one), colourOf(other)] : undefined },
    floor: colourOf(floor),
    heroScale: stage.frame.tall ? scale * 0.9 : scale,
    seats,
  });
}

function addNear({ stage, colourOf }: LayerSpace, { plant, size, tone }: Layer<'near'>): void {
  const { palette } = stage;
  const colour = mix(colourOf(tone), palette.ink, 0.5);
  const lit = mix(colourOf(tone), palette.glow, 0.14);
  frameWith(stage, { kind: plant, parallax: 1.7, size, count: 4, colour, lit });
}

type AddLayer<Kind extends LayerKind> = (space: LayerSpace, layer: Layer<Kind>) => void;

const PAINTERS: { readonly [Kind in LayerKind]: AddLayer<Kind> } = {
  sky: addSky,
  mist: addBank,
  ridge: addRidge,
  water: addPool,
  ground: addGround,
  floor: addFloor,
  scatter: addScatter,
  wall: addWallLayer,
  window: addWindow,
  front: addFront,
  hall: addHall,
  crops: addCrops,
  garland: addGarland,
  path: addPath,
  crag: addCrag,
  things: addThings,
  towers: addTowers,
  pendants: addPendants,
  patch: addPatch,
  shelf: addShelf,
  prop: addProp,
  lights: addLights,
  table: addBoard,
  cast: addCastLayer,
  guests: addGuests,
  near: addNear,
};

function addLayer<Kind extends LayerKind>(space: LayerSpace, layer: Layer<Kind>): void {
  const paint: AddLayer<Kind> = PAINTERS[layer.kind];
  paint(space, layer);
}

/** Paints a place that is written in layers, back to front; in the light of the hour, or in one that a room has. */
export function addLayers(stage: Stage, { drop, layers }: Composition, light?: HourLight): void {
  const bare = makeLayerSpace(stage, drop, light);
  const space = { ...bare, seats: seatsIn(bare, layers) };
  const isSat = hasSitters(stage);
  for (const layer of layers) if (isSat || layer.kind !== 'things' || !layer.seating) addLayer(space, layer);
}

/** One of those that suit the mood of the words, by the seed of who is where: hour and weather change nothing of it. */
export function chooseComposition(stage: Stage, compositions: readonly Composition[]): Composition {
  const { mood } = stage.plan;
  const suited = compositions.filter(({ moods }) => mood !== null && moods?.includes(mood));
  const list = suited.length > 0 ? suited : compositions;
  return pick(list, stage.fork('composition')() * list.length);
}
