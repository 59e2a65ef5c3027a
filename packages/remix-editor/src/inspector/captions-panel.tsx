import { saveBlob } from '@kinora/browser';
import type { Command } from '@kinora/contracts/timeline';
import { cuesOf, writeSrt } from '@kinora/timeline';
import { Button, DownloadIcon, FileButton, TextIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';

import { runCommandAtom } from '../state/command-atoms.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { InspectorSection } from './inspector-section.tsx';

/** The command that puts captions on a track of their own. */
function importCommand(text: string, index: number): Command {
  const trackId = crypto.randomUUID();
  return {
    op: 'batch',
    commands: [
      { op: 'addTrack', kind: 'text', index, trackId },
      { op: 'importSrt', trackId, text },
    ],
  };
}

/** Captions come out of an SRT file, and titles go into one. */
export function CaptionsPanel() {
  const { t } = useLingui();
  const document = useAtomValue(documentAtom);
  const run = useSetAtom(runCommandAtom);
  const cues = cuesOf(document);
  const save = () =>
    saveBlob(new Blob([writeSrt(cues)], { type: 'application/x-subrip' }), `${document.name || 'captions'}.srt`);
  return (
    <InspectorSection title={t`Captions`}>
      <FileButton
        look="default"
        size="small"
        icon={<TextIcon />}
        accept=".srt"
        onFile={(file) => void file.text().then((text) => run(importCommand(text, document.tracks.length)))}
      >
        {t`Import SRT`}
      </FileButton>
      <Button size="small" look="default" icon={<DownloadIcon />} disabled={cues.length === 0} onClick={save}>
        {t`Export titles as SRT`}
      </Button>
    </InspectorSection>
  );
}
