import { previewPlayerAtom, sceneOfAtom } from '@kinora/creating';
import { atom } from 'jotai';

/** Draws what a prompt would be on this page, as a small picture. */
export const drawPromptAtom = atom((get) => {
  const player = get(previewPlayerAtom);
  const sceneOf = get(sceneOfAtom);
  return (prompt: string): Promise<ImageBitmap | null> => player.sketch(sceneOf(prompt));
});
