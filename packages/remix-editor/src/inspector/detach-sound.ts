import type { Command, MediaClip, TimelineDocument } from '@kinora/contracts/timeline';

import { placeClip } from '../new-clips/place-clip.ts';

/** The command that gives a video's sound a linked clip of its own, which is heard instead of it. */
export function detachSound(document: TimelineDocument, clip: MediaClip): Command {
  const sound: MediaClip = {
    ...clip,
    id: crypto.randomUUID(),
    kind: 'audio',
    linkId: null,
    groupId: null,
    effects: [],
    takes: [],
    activeTake: 0,
  };
  const placing = { at: clip.start, mode: 'overwrite' } as const;
  return {
    op: 'batch',
    commands: [placeClip(document, sound, placing), { op: 'link', clipIds: [clip.id, sound.id] }],
  };
}
