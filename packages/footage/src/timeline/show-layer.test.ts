import { contextOf } from '@kinora/drawing';
import { loadFonts, nodePaintEnv, differ } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aLayer, anEffect, aTitle, placed } from '../testing/a-layer.ts';
import { aLandscape, FRAME } from '../testing/compose-frame.ts';
import { createCanvasPool } from './canvas-pool.ts';
import type { TimelineEffect } from './effects/make-effect.ts';
import { keepRecent } from './keep-recent.ts';
import { layerFonts } from './layer-fonts.ts';
import { applyEffects, showLayer, type ComposerRoom } from './show-layer.ts';
import type { PaintedTitle } from './title/paint-title.ts';

const picture = aLandscape();

function aRoom(changes: Partial<ComposerRoom> = {}): ComposerRoom {
  const environment = nodePaintEnv();
  return {
    ...FRAME,
    environment,
    pool: createCanvasPool(environment),
    effects: keepRecent<TimelineEffect>(4),
    titles: keepRecent<PaintedTitle>(4),
    fonts: null,
    secondsOf: () => 2,
    pictureOf: () => picture,
    ...changes,
  };
}

describe('a layer with a picture', () => {
  it('shows the picture itself without effects', () => {
    expect(showLayer(aLayer(), aRoom())).toMatchObject({ picture, lent: null });
  });

  it('shows a canvas of its size at scale 1 with effects, wherever it goes', () => {
    const layer = aLayer({ effects: [anEffect('restyle:noir')], placement: placed({ scale: 0.25, x: 0.5 }) });
    const shown = showLayer(layer, aRoom());
    expect(shown?.picture).toMatchObject(FRAME);
    expect(shown?.lent?.canvas).toBe(shown?.picture);
    expect(shown?.place).toMatchObject({ width: 40, x: 160, source: { x: 0, y: 0, ...FRAME } });
  });

  it('shows nothing without a picture, and effect clips show nothing', () => {
    expect(showLayer(aLayer(), aRoom({ pictureOf: () => null }))).toBeNull();
    expect(showLayer(aLayer({ kind: 'effect' }), aRoom())).toBeNull();
  });
});

it('a title with effects keeps its own size', () => {
  const room = aRoom();
  const plain = showLayer(aTitle('Fox'), room);
  const changed = showLayer(aTitle('Fox', { effects: [anEffect('restyle:noir')] }), room);
  expect(changed?.place).toEqual(plain?.place);
  expect(changed?.picture).not.toBe(plain?.picture);
  expect(showLayer(aTitle('Fox', { look: null }), room)).toBeNull();
});

it('keeps an effect ready for its clip, at its place in the list', () => {
  const made: string[] = [];
  const counted: ComposerRoom['effects'] = {
    get: (key) => {
      made.push(key);
      return { apply: () => {} };
    },
    clear: () => {},
  };
  const room = aRoom({ effects: counted });
  const layer = aLayer({ effects: [anEffect('restyle:noir'), anEffect('restyle:noir')] });
  applyEffects(contextOf(aLandscape()), { layer, room, share: 1 });
  expect(new Set(made).size).toBe(2);
  applyEffects(contextOf(aLandscape()), { layer: { ...layer, clipId: 'z' }, room, share: 1 });
  expect(new Set(made).size).toBe(4);
});

it('leaves out an effect with words until their fonts are there', () => {
  const fonts = new Set<string>();
  const room = aRoom({ fonts });
  const layer = aLayer({ effects: [anEffect('recipe:big-board', { text: 'Hello' })] });
  const changed = () => {
    const ctx = contextOf(aLandscape());
    applyEffects(ctx, { layer, room, share: 1 });
    return differ(ctx.getImageData(0, 0, FRAME.width, FRAME.height), plain);
  };
  const plain = contextOf(aLandscape()).getImageData(0, 0, FRAME.width, FRAME.height);
  expect(changed()).toBe(false);
  loadFonts(layerFonts(layer));
  for (const family of layerFonts(layer)) fonts.add(family);
  expect(changed()).toBe(true);
});
