import type { Creation } from '@kinora/contracts/creations';
import type { PreviewScene } from '@kinora/live-stage';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';

import { previewPlayerAtom } from '../preview/preview-atoms.ts';
import { CreationSketch } from './creation-sketch.tsx';
import { sketchScene } from './sketch-scene.ts';

function Sketch({ scene: text }: { scene: string }) {
  const player = useAtomValue(previewPlayerAtom);
  // Written below; as text it stays the same while the creation goes on.
  const draw = useCallback(() => player.sketch(JSON.parse(text) as PreviewScene), [player, text]);
  return <CreationSketch draw={draw} />;
}

/** The picture of a creation that has no poster yet; undefined where our engine does not draw it. */
export function sketchOf(creation: Creation) {
  const scene = sketchScene(creation);
  return scene ? <Sketch scene={JSON.stringify(scene)} /> : undefined;
}
