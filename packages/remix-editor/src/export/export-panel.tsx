import { apiClientAtom } from '@kinora/api-client';
import { cancelCreation } from '@kinora/api-client/creations';
import { isMemberAtom } from '@kinora/auth';
import { unreachable } from '@kinora/contracts';
import type { Creation } from '@kinora/contracts/creations';
import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import { CreationStateLine, liveCreationsAtom, percentDone } from '@kinora/creations';
import { livePlanAtom, rightsAtom } from '@kinora/credits';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { documentAtom } from '../state/document-atoms.ts';
import { lengthAtom } from '../state/track-atoms.ts';
import {
  cancelExportAtom,
  exportedCreationAtom,
  exportHereAtom,
  exportOnServerAtom,
  exportStateAtom,
  type ExportState,
} from './export-atoms.ts';
import { ExportDialog, type ExportPlace, type ExportStep } from './export-dialog.tsx';
import { browserExportProblem, serverExportProblem } from './export-problems.ts';
import { exportedLength, exportSizes, usualSize } from './export-sizes.ts';

export interface ExportPanelProps {
  libraryHref: string;
  onClose: () => void;
}

function sentStep(creation: Creation | null): ExportStep {
  if (!creation) return { kind: 'asking' };
  const isRunning = creation.state === 'waiting' || creation.state === 'running';
  return {
    kind: 'sent',
    state: <CreationStateLine creation={creation} />,
    share: isRunning ? percentDone(creation) / 100 : null,
    isReady: creation.state === 'ready',
  };
}

function stepOf(state: ExportState, creation: Creation | null, i18n: I18n): ExportStep {
  switch (state.kind) {
    case 'idle':
      return { kind: 'choosing' };
    case 'drawing':
      return { kind: 'drawing', share: state.progress.done / Math.max(1, state.progress.total) };
    case 'sent':
      return sentStep(creation);
    case 'refused':
      return { kind: 'failed', problem: i18n._(serverExportProblem(state.failure)) };
    case 'failed':
      return { kind: 'failed', problem: i18n._(browserExportProblem(state.failure)) };
    case 'unreadable':
      return { kind: 'unreadable', media: state.media };
    case 'asking':
    case 'saved':
      return { kind: state.kind };
    default:
      return unreachable(state);
  }
}

/** What is wanted: where, how large, and how much. */
function useExportSettings(isMember: boolean) {
  const document = useAtomValue(documentAtom);
  const { localLines } = useAtomValue(rightsAtom);
  const [place, setPlace] = useState<ExportPlace>(isMember ? 'server' : 'browser');
  const [lines, setLines] = useState(() => Math.min(localLines, usualSize(document)));
  const [isRange, setRange] = useState(document.range !== null);
  const sizes = exportSizes(document);
  const size = sizes.find((one) => one.lines === lines) ?? sizes[0];
  return { document, place, setPlace, lines, setLines, isRange, setRange, sizes, size };
}

/** The export of the open project, connected. */
export function ExportPanel({ libraryHref, onClose }: ExportPanelProps) {
  const { t, i18n } = useLingui();
  const isMember = useAtomValue(isMemberAtom);
  const { document, place, setPlace, lines, setLines, isRange, setRange, sizes, size } = useExportSettings(isMember);
  const length = useAtomValue(lengthAtom);
  const rights = useAtomValue(rightsAtom);
  const creation = useAtomValue(exportedCreationAtom);
  const client = useAtomValue(apiClientAtom);
  const step = stepOf(useAtomValue(exportStateAtom), creation, i18n);
  const runOnServer = useSetAtom(exportOnServerAtom);
  const runHere = useSetAtom(exportHereAtom);
  const cancelHere = useSetAtom(cancelExportAtom);
  // Showing it keeps the stream of creations open.
  useAtomValue(liveCreationsAtom);
  // Showing it reads what the member's plan gives.
  useAtomValue(livePlanAtom);
  const seconds = i18n.number(exportedLength(document, length, isRange) / TICKS_PER_SECOND, {
    maximumFractionDigits: 1,
  });
  return (
    <ExportDialog
      {...{ step, place, sizes, lines, isRange, isMember, libraryHref, onClose }}
      mostLines={rights.localLines}
      hasRange={document.range !== null}
      length={t`${seconds} s`}
      hasWatermark={!rights.hasCleanClips}
      onPlace={setPlace}
      onLines={setLines}
      onRange={setRange}
      onExportSilent={() => size && void runHere({ size, isRange, isSilentFine: true })}
      onExport={() => size && void (place === 'server' ? runOnServer : runHere)({ size, isRange })}
      onCancel={() => (creation ? void cancelCreation(client, creation.id) : cancelHere())}
    />
  );
}
