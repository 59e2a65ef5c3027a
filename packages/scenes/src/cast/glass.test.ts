import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';

/** A pine cone of this colour in a mug of glass or of wood. */
function coneIn(material: 'glass' | 'wood', tint: string) {
  const cast = [
    anEntry({ name: 'pine cone', rig: 'pineCone', mode: 'prop', looks: { tint }, relation: { kind: 'in', to: 1 } }),
    anEntry({ name: 'mug', rig: 'mug', mode: 'prop', looks: { material } }),
  ];
  const built = aStage({ cast });
  built.stage.addCast({ ground: () => 150 });
  return drawLayers(built, 0).data;
}

/** How many pixels the colour of what is in the mug changes. */
function changedBy(material: 'glass' | 'wood'): number {
  const other = coneIn(material, '#3b76c4');
  return coneIn(material, '#d63a2f').filter((value, index) => index % 4 === 0 && value !== other[index]).length;
}

it('shows what is in something of glass through it', () => {
  expect(changedBy('glass')).toBeGreaterThan(changedBy('wood') * 1.15);
});
