import { useEffect } from 'react';

import { hearClipKeys, type HeardKeys } from './hear-clip-keys.ts';

/** Hears the keys of a clip as long as it is shown. */
export function useClipKeys({ frame, hearsPage, onAct }: HeardKeys): void {
  useEffect(() => hearClipKeys({ frame, hearsPage, onAct }), [frame, hearsPage, onAct]);
}
