import type { Clip, ClipFields } from '@kinora/contracts/timeline';
import { isMediaClip } from '@kinora/timeline';
import { useAtomValue, useSetAtom } from 'jotai';

import { openBinTabAtom } from '../bin/bin-tab-atoms.ts';
import {
  cropRatioAtom,
  croppableAtom,
  isCroppingAtom,
  setCroppingAtom,
  setCropRatioAtom,
} from '../crop/cropping-atoms.ts';
import { changeEffectAtom } from '../effects/effect-atoms.ts';
import { runCommandAtom } from '../state/command-atoms.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { mediaAtom } from '../state/media-atoms.ts';
import { clockAtom } from '../state/transport-atoms.ts';
import type { ClipChanges } from './clip-fields.ts';
import { CropSection } from './crop-section.tsx';
import { detachSound } from './detach-sound.ts';
import { draftCommandAtom } from './draft-command-atoms.ts';
import { EffectsSection } from './effects-section.tsx';
import { FadeSection } from './fade-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { SoundSection } from './sound-section.tsx';
import { speedRatio } from './speed-ratio.ts';
import { SpeedSection } from './speed-section.tsx';
import { TimeSection } from './time-section.tsx';
import { TitleSection } from './title-section.tsx';
import { TransitionsPanel } from './transitions-panel.tsx';

interface PartProps<Kind extends Clip = Clip> {
  clip: Kind;
  changes: ClipChanges;
}
type MediaKind = Extract<Clip, { mediaId: string }>;

function CropPart({ clip, changes }: PartProps<MediaKind>) {
  const croppable = useAtomValue(croppableAtom);
  const isCropping = useAtomValue(isCroppingAtom);
  const ratio = useAtomValue(cropRatioAtom);
  const setCropping = useSetAtom(setCroppingAtom);
  const setRatio = useSetAtom(setCropRatioAtom);
  if (!croppable) return null;
  const { width, height } = croppable;
  return (
    <CropSection
      frame={clip.frame}
      {...{ width, height, isCropping, ratio, ...changes }}
      onCropping={setCropping}
      onRatio={setRatio}
    />
  );
}

function SpeedPart({ clip, changes }: PartProps<MediaKind>) {
  const clock = useAtomValue(clockAtom);
  const run = useSetAtom(runCommandAtom);
  const draft = useSetAtom(draftCommandAtom);
  const speed = (value: number) =>
    ({ op: 'setSpeed', clipId: clip.id, speed: speedRatio(value), ripple: true }) as const;
  const freeze = () => run({ op: 'freezeFrame', clipId: clip.id, at: clock.time() });
  return (
    <SpeedSection
      clip={clip}
      onDraft={(value) => draft(speed(value))}
      onSpeed={(value) => run(speed(value))}
      onKeepPitch={(keepPitch) => changes.onCommit({ keepPitch })}
      onReverse={() => run({ op: 'reverse', clipId: clip.id })}
      onFreeze={clip.kind === 'video' ? freeze : undefined}
    />
  );
}

function SoundPart({ clip, changes }: PartProps<MediaKind>) {
  const document = useAtomValue(documentAtom);
  const medium = useAtomValue(mediaAtom)[clip.mediaId];
  const run = useSetAtom(runCommandAtom);
  if (clip.kind === 'video' && medium?.hasSound !== true) return null;
  const canDetach = clip.kind === 'video' && clip.linkId === null;
  return (
    <SoundSection clip={clip} {...changes} onDetach={canDetach ? () => run(detachSound(document, clip)) : undefined} />
  );
}

/** What only clips of media have. */
function MediaPart({ clip, changes }: PartProps<MediaKind>) {
  const isSeen = clip.kind !== 'audio';
  const isPlayed = clip.kind !== 'image';
  return (
    <>
      {isSeen && <CropPart clip={clip} changes={changes} />}
      {isSeen && <PlaceSection frame={clip.frame} hasFit {...changes} />}
      {isPlayed && <SpeedPart clip={clip} changes={changes} />}
      {isPlayed && <SoundPart clip={clip} changes={changes} />}
    </>
  );
}

function EffectsPart({ clip }: { clip: Clip }) {
  const draft = useSetAtom(draftCommandAtom);
  const change = useSetAtom(changeEffectAtom);
  const openTab = useSetAtom(openBinTabAtom);
  return (
    <EffectsSection
      effects={clip.effects}
      onDraft={(index, part) =>
        draft({
          op: 'setClip',
          clipId: clip.id,
          effects: clip.effects.map((use, place) => (place === index ? { ...use, ...part } : use)),
        })
      }
      onCommit={(index, part) => change({ clipId: clip.id, index, change: part })}
      onMore={() => openTab('effects')}
    />
  );
}

/** Everything that can be set of one clip. `shown` is the clip as it is while something is dragged. */
export function ClipInspector({ clip, shown }: { clip: Clip; shown: Clip }) {
  const { rate } = useAtomValue(documentAtom);
  const run = useSetAtom(runCommandAtom);
  const draft = useSetAtom(draftCommandAtom);
  const changes: ClipChanges = {
    onDraft: (fields: ClipFields) => draft({ op: 'setClip', clipId: clip.id, ...fields }),
    onCommit: (fields: ClipFields) => run({ op: 'setClip', clipId: clip.id, ...fields }),
  };
  const exact = { clipId: clip.id, exact: true };
  return (
    <>
      <TimeSection
        clip={clip}
        rate={rate}
        onStart={(start) => run({ op: 'move', clipIds: [clip.id], delta: start - clip.start, exact: true })}
        onLength={(length) => run({ op: 'trim', side: 'end', delta: length - clip.duration, ...exact })}
        onSource={
          isMediaClip(clip) && clip.kind !== 'image'
            ? (sourceIn) => run({ op: 'slip', delta: sourceIn - clip.sourceIn, ...exact })
            : undefined
        }
      />
      {shown.kind === 'text' && <TitleSection clip={shown} {...changes} />}
      {shown.kind === 'text' && <PlaceSection frame={shown.frame} hasFit={false} {...changes} />}
      {isMediaClip(shown) && <MediaPart clip={shown} changes={changes} />}
      <TransitionsPanel clip={clip} />
      {shown.kind !== 'effect' && <FadeSection clip={shown} {...changes} />}
      {shown.kind !== 'audio' && <EffectsPart clip={shown} />}
    </>
  );
}
