import { creationsAtom, liveListStateAtom } from '@kinora/creations';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { awaitedClip } from './awaited-clip-of.ts';
import { AwaitedClip } from './awaited-clip.tsx';

/** The section of the own clips on this page. */
export const YOURS = 'yours';

/** The clip that is being made, and what became of it as long as the page is open. */
export function AwaitedClipPanel() {
  useAtomValue(liveListStateAtom);
  const creations = useAtomValue(creationsAtom);
  const [seen, setSeen] = useState<string>();
  const awaited = awaitedClip(creations, seen);
  if (awaited && awaited.creation.id !== seen) setSeen(awaited.creation.id);
  return (
    awaited && (
      // Above the composer, which lies on the lower end of the film.
      <div className="absolute inset-x-4 bottom-(--hero-free) max-w-notice nav:inset-x-10">
        <AwaitedClip {...awaited} href={`#${YOURS}`} />
      </div>
    )
  );
}
