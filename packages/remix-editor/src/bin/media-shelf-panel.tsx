import type { UploadFailure } from '@kinora/api-client/creations';
import { isMemberAtom, openLoginAtom } from '@kinora/auth';
import { debounce } from '@kinora/browser';
import { timelineRefusalMessage } from '@kinora/creations/files';
import { Button, useLazy } from '@kinora/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { addClipAtom, chooseMediumAtom } from '../new-clips/add-clip-atoms.ts';
import { newMediaClip, newSoundClip } from '../new-clips/new-clip.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { importClipAtom } from '../state/incoming-atoms.ts';
import { mediaAtom, refreshMediaAtom, type EditorMedium } from '../state/media-atoms.ts';
import { readMoreMediaAtom, searchMediaAtom, shownBinShelfAtom } from './bin-atoms.ts';
import { BinTile } from './bin-tile.tsx';
import { binUploadsAtom, sendMediumAtom } from './bin-upload-atoms.ts';
import { followFiles } from './follow-files.ts';
import { lazyWatch } from './lazy-watch.ts';
import { MediaShelfView } from './media-shelf-view.tsx';
import { mediumLabel, mediumLength } from './medium-messages.ts';
import { playedMedium } from './played-medium.ts';

/** Ids of the media that are on the timeline. */
const usedMediaAtom = atom(
  (get) =>
    new Set(
      get(documentAtom).tracks.flatMap(({ clips }) =>
        clips.flatMap((clip) => ('mediaId' in clip ? [clip.mediaId] : [])),
      ),
    ),
);

const SEARCH_WAIT_MS = 300;
const ACCEPT = 'video/*,audio/*,image/*';
const ACCEPT_SOUNDS = 'audio/*,video/*';

function failureWords(failure: UploadFailure): MessageDescriptor {
  if (failure.kind === 'file-refused') return timelineRefusalMessage(failure.reason, failure.detail);
  if (failure.kind === 'unreachable')
    return msg`The connection dropped. Remove the file and add it again to pick up where it stopped.`;
  if (failure.kind === 'refused' && failure.reason === 'uploads-full')
    return msg`Your upload space is full. Delete some files first.`;
  return msg`The upload failed. Remove it and try again.`;
}

interface TileProps {
  mediaId: string;
  medium: EditorMedium;
  /** Only what is heard of it. */
  isSound: boolean;
  isUsed: boolean;
}

interface WatchPanelProps {
  mediaId: string;
  medium: EditorMedium;
  onAdd: () => void;
  onClose: () => void;
}

/** The player over the editor, as soon as it is here. */
function WatchPanel({ mediaId, medium, onAdd, onClose }: WatchPanelProps) {
  const watch = useLazy(lazyWatch);
  const refresh = useSetAtom(refreshMediaAtom);
  const clip = playedMedium(medium);
  if (!watch || !clip) return null;
  return <watch.WatchDialog {...{ clip, onAdd, onClose }} name={medium.name} onExpired={() => refresh([mediaId])} />;
}

function TilePanel({ mediaId, medium, isSound, isUsed }: TileProps) {
  const { i18n } = useLingui();
  const add = useSetAtom(addClipAtom);
  const choose = useSetAtom(chooseMediumAtom);
  const bring = useSetAtom(importClipAtom);
  const fresh = () => (isSound ? newSoundClip(mediaId, medium) : newMediaClip(mediaId, medium));
  const kind = isSound ? 'audio' : medium.kind;
  const [isWatched, setWatched] = useState(false);
  const append = () => {
    choose(mediaId);
    add({ clip: fresh(), mode: 'append' });
  };
  const stop = () => setWatched(false);
  return (
    <>
      <BinTile
        name={medium.name}
        poster={medium.poster}
        kind={kind}
        length={mediumLength(medium, i18n)}
        isUsed={isUsed}
        isPreparing={medium.isPreparing === true}
        label={mediumLabel(medium, { kind, isUsed }, i18n)}
        onAdd={append}
        onWatch={playedMedium(medium) && !isSound ? () => setWatched(true) : undefined}
        onDrag={() => bring(fresh())}
        onDragEnd={() => bring(null)}
      />
      {isWatched && (
        <WatchPanel
          {...{ mediaId, medium }}
          onAdd={() => {
            append();
            stop();
          }}
          onClose={stop}
        />
      )}
    </>
  );
}

/** A guest has no media of their own: the way in. */
function GuestShelf() {
  const { t } = useLingui();
  const openLogin = useSetAtom(openLoginAtom);
  return (
    <div className="grid justify-items-start gap-3 text-small text-muted">
      <p>{t`Log in to use your own clips and files.`}</p>
      <Button size="small" look="soft" onClick={() => openLogin({ reason: 'header' })}>
        {t`Log in`}
      </Button>
    </div>
  );
}

function MemberShelf({ isSound }: { isSound: boolean }) {
  const { t, i18n } = useLingui();
  const shelf = useAtomValue(shownBinShelfAtom);
  const media = useAtomValue(mediaAtom);
  const used = useAtomValue(usedMediaAtom);
  const uploads = useAtomValue(binUploadsAtom);
  const more = useSetAtom(readMoreMediaAtom);
  const search = useSetAtom(searchMediaAtom);
  const send = useSetAtom(sendMediumAtom);
  const searchLate = useMemo(() => debounce((text: string) => void search(text), SEARCH_WAIT_MS), [search]);
  const sendAll = useCallback((files: readonly File[]) => void Promise.all(files.map((file) => send(file))), [send]);
  useEffect(() => followFiles(document, sendAll), [sendAll]);
  const tiles = shelf.ids.flatMap((mediaId) => {
    const medium = media[mediaId];
    return medium && (!isSound || medium.hasSound) ? (
      <li key={mediaId} className="min-w-0">
        <TilePanel mediaId={mediaId} medium={medium} isSound={isSound} isUsed={used.has(mediaId)} />
      </li>
    ) : (
      []
    );
  });
  return (
    <MediaShelfView
      shelf={shelf}
      tiles={tiles}
      uploads={uploads.map(({ id, name, step, failure, stop }) => ({
        id,
        name,
        step,
        failure: failure && i18n._(failureWords(failure)),
        onStop: stop,
      }))}
      accept={isSound ? ACCEPT_SOUNDS : ACCEPT}
      emptyText={isSound ? t`None of your media has audio.` : t`Your clips and files appear here.`}
      onSearch={searchLate}
      onFiles={sendAll}
      onMore={() => void more()}
    />
  );
}

/** The member's own clips and files, or only what is heard of them. */
export function MediaShelfPanel({ isSound = false }: { isSound?: boolean }) {
  const isMember = useAtomValue(isMemberAtom);
  return isMember ? <MemberShelf isSound={isSound} /> : <GuestShelf />;
}
