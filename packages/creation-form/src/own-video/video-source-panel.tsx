import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';

import { setFromAtom, settingsAtom } from '../draft/draft-atoms.ts';
import { usePasting } from '../own-files/use-pasting.ts';
import { EarlierUploadsPanel } from '../uploads/earlier-uploads-panel.tsx';
import { PartChoice } from './part-choice.tsx';
import {
  addVideoAtom,
  ownVideoAtom,
  removeVideoAtom,
  videoRefusalAtom,
  videoServerRefusalAtom,
} from './video-atoms.ts';
import { VideoField } from './video-field.tsx';
import { videoPartAtom } from './video-part-atoms.ts';

/** The video a clip is made of and which part of it, connected to the one the member has brought. */
export function VideoSourcePanel() {
  const video = useAtomValue(ownVideoAtom);
  const part = useAtomValue(videoPartAtom);
  const { from } = useAtomValue(settingsAtom);
  const add = useSetAtom(addVideoAtom);
  const setFrom = useSetAtom(setFromAtom);
  const put = useCallback(
    async (file: File) => {
      // Another video begins at its beginning.
      if (await add(file)) setFrom(0);
    },
    [add, setFrom],
  );
  const watch = usePasting(useCallback((file: File) => void put(file), [put]));
  return (
    <div ref={watch} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <VideoField
        video={video}
        at={part?.from ?? from}
        refusal={useAtomValue(videoRefusalAtom)}
        serverRefusal={useAtomValue(videoServerRefusalAtom)}
        earlier={<EarlierUploadsPanel slot="video" onAdded={() => setFrom(0)} />}
        onFile={(file) => void put(file)}
        onRemove={useSetAtom(removeVideoAtom)}
      />
      {part && video?.measures && <PartChoice part={part} length={video.measures.seconds} onFrom={setFrom} />}
    </div>
  );
}
