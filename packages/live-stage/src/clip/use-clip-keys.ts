import { useEffect } from 'react';

import { listenForClipKeys, type ClipKeysOptions } from './listen-for-clip-keys.ts';

/** Hears the keys of a clip as long as it is shown. */
export function useClipKeys({ frame, listensToPage, onAct }: ClipKeysOptions): void {
  useEffect(() => listenForClipKeys({ frame, listensToPage, onAct }), [frame, listensToPage, onAct]);
}
