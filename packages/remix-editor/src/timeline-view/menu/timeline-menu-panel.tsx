import { findClip } from '@kinora/timeline';
import { ContextMenu, MenuDivider, MenuItem, type MenuKeys } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { Fragment, useRef } from 'react';

import { ariaChord, capsOf } from '../../keys/chords.ts';
import { isMac } from '../../keys/follow-keys.ts';
import { documentAtom } from '../../state/document-atoms.ts';
import { clipTitle } from '../grid/clip-messages.ts';
import { trackName } from '../heads/track-messages.ts';
import { closeTimelineMenuAtom, timelineMenuAtom, type OpenMenu } from './menu-atoms.ts';
import type { MenuTarget } from './menu-entry.ts';
import { runEntry, type OpenClip } from './run-entry.ts';

export interface TimelineMenuProps {
  onOpenClip: OpenClip;
}

/** What the menu is for, in words. */
function useTargetWords(target: MenuTarget): string {
  const { i18n, t } = useLingui();
  const document = useAtomValue(documentAtom);
  if (target.kind === 'clip') {
    const clip = findClip(document, target.clipId)?.clip;
    return clip ? clipTitle(clip, i18n) : t`Clip`;
  }
  if (target.kind === 'marker') {
    const marker = document.markers.find(({ id }) => id === target.markerId);
    return marker?.label || t`Marker`;
  }
  const track = document.tracks.find(({ id }) => id === target.trackId);
  return track ? trackName(track, document.tracks, i18n) : t`Timeline`;
}

const keysOf = (chord: string | undefined): MenuKeys | undefined =>
  chord === undefined ? undefined : { caps: capsOf(chord, isMac()), shortcut: ariaChord(chord, isMac()) };

/** Gives the focus back to the grid or the markers, unless what was chosen has taken it elsewhere. */
function returnFocus(timeline: Element | null | undefined, target: MenuTarget): void {
  const active = document.activeElement;
  if (active && active !== document.body && !active.closest('[role="menu"]')) return;
  const stop = target.kind === 'marker' ? '[data-marker][tabindex="0"]' : '[role="treegrid"] [tabindex="0"]';
  timeline?.querySelector<HTMLElement>(stop)?.focus({ preventScroll: true });
}

function Shown({ menu, onOpenClip }: TimelineMenuProps & { menu: OpenMenu }) {
  const { i18n } = useLingui();
  const store = useStore();
  const close = useSetAtom(closeTimelineMenuAtom);
  const holder = useRef<HTMLDivElement>(null);
  const words = useTargetWords(menu.target);
  function leave() {
    const timeline = holder.current?.closest('section');
    close(menu);
    returnFocus(timeline, menu.target);
  }
  return (
    <div ref={holder} className="contents">
      <ContextMenu label={words} at={menu.point} onClose={leave}>
        {menu.portions.map((portion, place) => (
          <Fragment key={portion[0]?.label.id ?? place}>
            {place > 0 && <MenuDivider />}
            {portion.map(({ label, chord, act }) => (
              <MenuItem
                key={label.id}
                size="small"
                keys={keysOf(chord)}
                onChoose={() => runEntry({ store, onOpenClip }, act)}
              >
                {i18n._(label)}
              </MenuItem>
            ))}
          </Fragment>
        ))}
      </ContextMenu>
    </div>
  );
}

/** The context menu of the timeline, while one is open. */
export function TimelineMenuPanel({ onOpenClip }: TimelineMenuProps) {
  const menu = useAtomValue(timelineMenuAtom);
  return menu && <Shown key={menu.number} menu={menu} onOpenClip={onOpenClip} />;
}
