import { addAir } from '../../air/air.ts';
import { usualAir } from '../../air/usual-air.ts';
import type { Stage } from '../../stage/stage.ts';
import { isSnowy } from '../../stage/weather.ts';
import { addLayers } from '../layers/add-layers.ts';
import { makeDepth } from '../layers/depth.ts';
import { makeLayerSpace } from '../layers/ground-line.ts';
import { addCanopy } from './canopy.ts';
import { BEHIND, BEFORE } from './platform-compositions.ts';
import { addTrack } from './track.ts';

/** A railway platform that runs into the distance beside its track, under a roof with lamps. */
export function paintPlatform(stage: Stage): void {
  addLayers(stage, BEHIND);
  const space = makeLayerSpace(stage, 0);
  const depth = makeDepth(space, [0.72, 0.76], 0.62);
  const { frame, width } = stage;
  const heroX = frame.side < 0 ? frame.heroX : width - frame.heroX;
  const edge = (heroX - depth.x) / space.person + 0.62;
  addTrack({ space, depth, edge });
  addCanopy({ space, depth, edge });
  addLayers(stage, BEFORE);
  addAir(stage, usualAir(stage, isSnowy(stage)));
}
