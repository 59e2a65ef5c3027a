import type { Recipe } from '@kinora/contracts';
import { ratioOf } from '@kinora/creation-form';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import { effectScene, isShape, nearestShape, pictureScene, type Shape } from '../catalogue/effect-scene.ts';
import { effectOrder } from '../create/effect-order.ts';
import { ownPicturesAtom } from '../picture/picture-atoms.ts';
import { chosenAtom, resolutionAtom, secondsAtom, seedAtom, shapeAtom, textAtom } from './effect-choices-atoms.ts';

/** Short side of the picture that the effect is compared with. */
const BEFORE_SIDE = 480;
/** Our samples are three by four. */
const SAMPLE_SHAPE: Shape = '3:4';

const even = (length: number) => Math.round(length / 2) * 2;

function beforeSize(shape: Shape) {
  const ratio = ratioOf(shape);
  return ratio > 1
    ? { width: even(BEFORE_SIDE * ratio), height: BEFORE_SIDE }
    : { width: BEFORE_SIDE, height: even(BEFORE_SIDE / ratio) };
}

/** The effect as it is set up now. */
export function useSetUp(effect: Recipe, example: string) {
  const { first, second } = useAtomValue(ownPicturesAtom);
  const chosen = useAtomValue(chosenAtom)(effect.id);
  const wishedShape = useAtomValue(shapeAtom);
  const wishedSeconds = useAtomValue(secondsAtom);
  const resolution = useAtomValue(resolutionAtom);
  const seed = useAtomValue(seedAtom);
  const typed = useAtomValue(textAtom);
  const text = typed.trim() === '' ? example : typed;
  const usualShape = first ? nearestShape(first) : SAMPLE_SHAPE;
  const shape = isShape(wishedShape) ? wishedShape : usualShape;
  const lengths = effect.price.map(({ seconds }) => seconds);
  const seconds = lengths.find((length) => length === wishedSeconds) ?? lengths[0] ?? 5;
  const scene = useMemo(
    () => effectScene(effect, { first, second, chosen, shape, seconds, text, seed }),
    [effect, first, second, chosen, shape, seconds, text, seed],
  );
  // Neither choices nor length change the picture before.
  const before = useMemo(() => pictureScene(effect, { first, shape, size: beforeSize(shape) }), [effect, first, shape]);
  const order = useMemo(
    () => effectOrder(effect, { chosen, shape, seconds, resolution, seed, typed }),
    [effect, chosen, shape, seconds, resolution, seed, typed],
  );
  return { scene, before, order, chosen, shape, seconds, resolution, isSample: first === undefined };
}
