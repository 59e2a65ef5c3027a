import { useAtomValue } from 'jotai';

import { previewPlayerAtom } from '../preview/preview-atoms.ts';

/** Starts the engine that draws sketches, on a page that has no stage; one that has needs none. */
export function SketchHostPanel() {
  const { attach } = useAtomValue(previewPlayerAtom);
  return <div ref={attach} hidden />;
}
