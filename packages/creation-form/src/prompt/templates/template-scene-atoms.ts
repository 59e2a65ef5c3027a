import { atom } from 'jotai';

import { previewPlayerAtom, sceneOfAtom } from '../../preview/preview-atoms.ts';

/** Draws what a prompt would be on this page, as a small picture. */
export const drawPromptAtom = atom((get) => {
  const player = get(previewPlayerAtom);
  const sceneOf = get(sceneOfAtom);
  return (prompt: string): Promise<ImageBitmap | null> => player.sketch(sceneOf(prompt));
});
