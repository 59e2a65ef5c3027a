import { formatTimecode } from '@kinora/timeline';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useMemo, useState, type MouseEvent, type ReactNode } from 'react';

import { documentAtom } from '../state/document-atoms.ts';
import { lengthAtom } from '../state/track-atoms.ts';
import { clockAtom, stopAtom, toggleLoopAtom, togglePlayAtom, transportAtom } from '../state/transport-atoms.ts';
import { browserPlayer, canPreview } from './browser-player.ts';
import { nextEdit, nextFrame } from './edit-times.ts';
import { createPreviewPlayer } from './preview-player.ts';
import { PreviewView } from './preview-view.tsx';
import { Timecode } from './timecode.tsx';

export interface PreviewPanelProps {
  /** Lies exactly over the picture. */
  overlay?: ReactNode;
  /** Otherwise the preview itself takes the whole screen. */
  onFullScreen?: () => void;
}

const openFullScreen = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  void currentTarget
    .closest('section')
    ?.requestFullscreen()
    .catch(() => undefined);

/** Ways to other moments; whatever plays stops. */
function useSteps() {
  const store = useStore();
  return useMemo(() => {
    const goTo = (find: typeof nextEdit) => (way: 1 | -1) => {
      const clock = store.get(clockAtom);
      store.set(stopAtom);
      const time = find(store.get(documentAtom), clock.time(), way);
      if (time !== null) clock.seek(time);
    };
    return { onEdit: goTo(nextEdit), onStep: goTo(nextFrame) };
  }, [store]);
}

function stateOf(isSupported: boolean, isEmpty: boolean) {
  if (!isSupported) return 'unsupported';
  return isEmpty ? 'empty' : 'shown';
}

/** The picture of the project at the playhead, and the transport. It fills the height it is given. */
export function PreviewPanel({ onFullScreen, overlay }: PreviewPanelProps) {
  const { height, rate, width } = useAtomValue(documentAtom);
  const length = useAtomValue(lengthAtom);
  const { isLoop, isPlaying } = useAtomValue(transportAtom);
  const clock = useAtomValue(clockAtom);
  const [hasSafeAreas, setSafeAreas] = useState(false);
  const [isSupported] = useState(canPreview);
  const store = useStore();
  const player = useMemo(() => createPreviewPlayer({ store, parts: browserPlayer }), [store]);
  return (
    <PreviewView
      {...useSteps()}
      {...{ isLoop, isPlaying, hasSafeAreas, overlay }}
      attach={player.attach}
      ratio={width / height}
      state={stateOf(isSupported, length === 0)}
      timecode={<Timecode clock={clock} rate={rate} />}
      length={formatTimecode(length, rate)}
      onPlay={useSetAtom(togglePlayAtom)}
      onLoop={useSetAtom(toggleLoopAtom)}
      onSafeAreas={() => setSafeAreas(!hasSafeAreas)}
      onFullScreen={onFullScreen ?? openFullScreen}
    />
  );
}
