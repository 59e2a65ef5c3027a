import { setCropAtom, setFromAtom, settingsAtom, videoPartAtom } from '@kinora/creating';
import {
  usePasting,
  EarlierUploadsPanel,
  PartChoice,
  addVideoAtom,
  ownVideoAtom,
  removeVideoAtom,
  videoRefusalAtom,
  videoServerRefusalAtom,
  VideoField,
} from '@kinora/source-files';
import { answerFirst } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';

import { CropPanel } from './crop-panel.tsx';

/** The video a clip is made of and which part of it, connected to the one the member has brought. */
export function VideoSourcePanel() {
  const { t } = useLingui();
  const video = useAtomValue(ownVideoAtom);
  const part = useAtomValue(videoPartAtom);
  const { from } = useAtomValue(settingsAtom);
  const add = useSetAtom(addVideoAtom);
  const setFrom = useSetAtom(setFromAtom);
  const setCrop = useSetAtom(setCropAtom);
  const remove = useSetAtom(removeVideoAtom);
  // Another video begins at its beginning, and is seen whole.
  const begin = useCallback(() => {
    setFrom(0);
    setCrop({ field: 'video', crop: null });
  }, [setFrom, setCrop]);
  const put = useCallback(
    async (file: File) => {
      if (await add(file)) begin();
    },
    [add, begin],
  );
  const watch = usePasting(useCallback((file: File) => void put(file), [put]));
  return (
    <div ref={watch} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <VideoField
        video={video}
        at={part?.from ?? from}
        refusal={useAtomValue(videoRefusalAtom)}
        serverRefusal={useAtomValue(videoServerRefusalAtom)}
        earlier={<EarlierUploadsPanel slot="video" onAdded={begin} />}
        actions={<CropPanel field="video" label={t`Your video`} />}
        onFile={(file) => void put(file)}
        onRemove={() =>
          answerFirst(() => {
            remove();
            setCrop({ field: 'video', crop: null });
          })
        }
      />
      {part && video?.measures && <PartChoice part={part} length={video.measures.seconds} onFrom={setFrom} />}
    </div>
  );
}
