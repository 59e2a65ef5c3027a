import { formatTimecode } from '@kinora/timeline';
import { Button, Empty, TextButton } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { documentAtom } from '../state/document-atoms.ts';
import { selectionAtom, toggleClipAtom } from '../state/selection-atoms.ts';
import { clipKindWords, clipTitle, lengthWords } from '../timeline-view/grid/clip-messages.ts';
import { listedClips, type ListedClip } from './listed-clips.ts';

/** As many come at once. */
const PORTION = 200;

export interface ClipListPanelProps {
  onOpenClip: (clipId: string) => void;
}

const HEAD_CLASSES = 'p-2 text-start font-medium text-muted';
const CELL_CLASSES = 'p-2 align-middle whitespace-nowrap';

function ClipRow({ clip, track, onOpenClip }: ListedClip & ClipListPanelProps) {
  const { t, i18n } = useLingui();
  const { rate } = useAtomValue(documentAtom);
  const isSelected = useAtomValue(selectionAtom).has(clip.id);
  const toggle = useSetAtom(toggleClipAtom);
  const name = clipTitle(clip, i18n);
  return (
    <tr className="border-t border-line">
      <td className="w-11">
        <label className="grid size-11 place-items-center">
          <input
            type="checkbox"
            aria-label={t`Select ${name}`}
            checked={isSelected}
            onChange={() => toggle(clip.id)}
            className="size-5 accent-accent"
          />
        </label>
      </td>
      <td className="max-w-40 p-2 wrap-anywhere">
        <TextButton dir="auto" onClick={() => onOpenClip(clip.id)}>
          {name}
        </TextButton>
      </td>
      <td className={CELL_CLASSES}>
        {clipKindWords(clip, i18n)}
        {track.locked && <Trans>, locked</Trans>}
      </td>
      <td className={CELL_CLASSES}>
        <bdi className="tabular-nums">{formatTimecode(clip.start, rate)}</bdi>
      </td>
      <td className={CELL_CLASSES}>{lengthWords(clip.duration, i18n)}</td>
    </tr>
  );
}

/** The timeline as a plain table: for phones, and for those who prefer it. */
export function ClipListPanel({ onOpenClip }: ClipListPanelProps) {
  const { t } = useLingui();
  const listed = listedClips(useAtomValue(documentAtom));
  const [shown, setShown] = useState(PORTION);
  if (listed.length === 0) {
    return (
      <Empty heading="h2" title={t`No clips yet`}>
        <Trans>Drop a clip on the timeline or insert one from the bin.</Trans>
      </Empty>
    );
  }
  return (
    <div className="grid justify-items-start gap-3 overflow-x-auto">
      <table aria-label={t`Clip list`} className="w-full text-small">
        <thead>
          <tr>
            <th scope="col" className={HEAD_CLASSES}>
              <span className="sr-only">{t`Selected`}</span>
            </th>
            <th scope="col" className={HEAD_CLASSES}>
              <Trans>Name</Trans>
            </th>
            <th scope="col" className={HEAD_CLASSES}>
              <Trans>Type</Trans>
            </th>
            <th scope="col" className={HEAD_CLASSES}>
              <Trans>Start</Trans>
            </th>
            <th scope="col" className={HEAD_CLASSES}>
              <Trans>Length</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {listed.slice(0, shown).map((one) => (
            <ClipRow key={one.clip.id} {...one} onOpenClip={onOpenClip} />
          ))}
        </tbody>
      </table>
      {listed.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + PORTION)}>
          <Trans>Show more clips</Trans>
        </Button>
      )}
    </div>
  );
}
