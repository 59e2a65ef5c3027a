import type { Clip, Marker } from '@kinora/contracts/timeline';
import { clipById, endOf, formatTimecode } from '@kinora/timeline';
import { Button } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';

import { runCommandAtom } from '../state/command-atoms.ts';
import { documentAtom, shownDocumentAtom } from '../state/document-atoms.ts';
import { selectedMarkerAtom } from '../state/marker-atoms.ts';
import { selectedClipsAtom } from '../state/selection-atoms.ts';
import { CaptionsPanel } from './captions-panel.tsx';
import { ClipInspector } from './clip-inspector-panel.tsx';
import { draftCommandAtom } from './draft-command-atoms.ts';
import { MarkerSection } from './marker-section.tsx';
import { ProjectSection } from './project-section.tsx';

/** What holds for several clips at once. */
function ManyClips({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui();
  const run = useSetAtom(runCommandAtom);
  const acts = [
    { op: 'group', label: t`Group` },
    { op: 'ungroup', label: t`Ungroup` },
    { op: 'link', label: t`Link together` },
    { op: 'unlink', label: t`Unlink` },
    { op: 'rippleDelete', label: t`Delete and close the gap` },
  ] as const;
  return (
    <div className="grid gap-2">
      <p className="text-small text-muted">{t`Changes apply to all of them.`}</p>
      {acts.map(({ op, label }) => (
        <Button key={op} size="small" look="default" onClick={() => run({ op, clipIds: ids })}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function ProjectPart() {
  const document = useAtomValue(shownDocumentAtom);
  const run = useSetAtom(runCommandAtom);
  const draft = useSetAtom(draftCommandAtom);
  return (
    <>
      <Head title={document.name} clip={undefined} />
      <ProjectSection
        document={document}
        onDraft={(fields) => draft({ op: 'setProject', ...fields })}
        onCommit={(fields) => run({ op: 'setProject', ...fields })}
      />
      <CaptionsPanel />
    </>
  );
}

interface HeadProps {
  title: string;
  clip: Clip | undefined;
}

function Head({ title, clip }: HeadProps) {
  const { t } = useLingui();
  const { rate } = useAtomValue(documentAtom);
  return (
    <div className="grid gap-0.5">
      <h2 className="truncate text-heading text-strong" title={title}>
        <bdi>{title === '' ? t`Unnamed` : title}</bdi>
      </h2>
      {clip && (
        <p dir="ltr" className="text-start text-micro text-muted tabular-nums">
          {formatTimecode(clip.start, rate)} – {formatTimecode(endOf(clip), rate)}
        </p>
      )}
    </div>
  );
}

function OneClip({ clip }: { clip: Clip }) {
  const shown = clipById(useAtomValue(shownDocumentAtom), clip.id);
  return (
    <>
      <Head title={clip.name} clip={clip} />
      <ClipInspector key={clip.id} clip={clip} shown={shown ?? clip} />
    </>
  );
}

function Several({ clips }: { clips: readonly Clip[] }) {
  const { t } = useLingui();
  return (
    <>
      <Head title={t`${plural(clips.length, { one: '# clip', other: '# clips' })}`} clip={undefined} />
      <ManyClips ids={clips.map(({ id }) => id)} />
    </>
  );
}

function OneMarker({ marker }: { marker: Marker }) {
  const { rate } = useAtomValue(documentAtom);
  const run = useSetAtom(runCommandAtom);
  const set = { op: 'setMarker', id: marker.id } as const;
  return (
    <MarkerSection
      key={marker.id}
      marker={marker}
      rate={rate}
      onLabel={(label) => run({ ...set, label })}
      onTime={(time) => run({ ...set, time })}
      onColour={(colour) => run({ ...set, colour })}
      onRemove={() => run({ op: 'removeMarker', id: marker.id })}
    />
  );
}

/** All that can be set of what is selected, or of the project. */
export function InspectorPanel() {
  const clips = useAtomValue(selectedClipsAtom);
  const marker = useAtomValue(selectedMarkerAtom);
  const [clip, ...others] = clips;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {marker && <OneMarker marker={marker} />}
      {!clip && !marker && <ProjectPart />}
      {clip && others.length === 0 && <OneClip clip={clip} />}
      {others.length > 0 && <Several clips={clips} />}
    </div>
  );
}
