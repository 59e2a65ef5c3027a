import type { Track } from '@kinora/contracts/timeline';
import {
  ArrowUpIcon,
  ChevronDownIcon,
  EffectIcon,
  FilmIcon,
  HideIcon,
  IconButton,
  LockIcon,
  Menu,
  MenuItem,
  MoreIcon,
  MusicIcon,
  MuteIcon,
  PlusIcon,
  ShowIcon,
  SoloIcon,
  SoundIcon,
  TextIcon,
  TrashIcon,
  UnlockIcon,
  WriteIcon,
} from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { togglesOf, type TrackToggle } from './track-toggles.ts';

const KIND_ICONS = { video: <FilmIcon />, audio: <MusicIcon />, text: <TextIcon />, effect: <EffectIcon /> } as const;

const TOGGLE_ICONS: Readonly<Record<TrackToggle, readonly [off: ReactNode, on: ReactNode]>> = {
  muted: [<SoundIcon key="off" />, <MuteIcon key="on" />],
  solo: [<SoloIcon key="off" />, <SoloIcon key="on" />],
  hidden: [<ShowIcon key="off" />, <HideIcon key="on" />],
  locked: [<UnlockIcon key="off" />, <LockIcon key="on" />],
};

export interface TrackHeadProps {
  track: Track;
  name: string;
  /** Which of its buttons Tab leads to; null where it leads elsewhere. */
  tabButton: number | null;
  onToggle: (toggle: TrackToggle) => void;
  /** Its name is being written. */
  isRenaming: boolean;
  onRenaming: (isRenaming: boolean) => void;
  onRename: (name: string) => void;
  /** Up is 1. */
  onMove: (way: 1 | -1) => void;
  /** Another of its kind, above it. */
  onAdd: () => void;
  onRemove: () => void;
}

function useToggleNames(name: string): Readonly<Record<TrackToggle, string>> {
  const { t } = useLingui();
  return { muted: t`Mute ${name}`, solo: t`Solo ${name}`, hidden: t`Hide ${name}`, locked: t`Lock ${name}` };
}

const ALWAYS_CLASSES = 'grid max-nav:hidden';
/** In sight when somebody is at the track. */
const AT_HAND_CLASSES =
  'grid max-nav:hidden has-[[aria-pressed=false]]:w-0 has-[[aria-pressed=false]]:overflow-hidden has-[[aria-pressed=false]]:opacity-0 group-focus-within/head:w-8 group-focus-within/head:opacity-100 group-hover/head:w-8 group-hover/head:opacity-100';

function Toggles({ track, name, tabButton, onToggle }: TrackHeadProps) {
  const names = useToggleNames(name);
  return togglesOf(track.kind).map((toggle, place) => (
    <span key={toggle} className={place === 0 ? ALWAYS_CLASSES : AT_HAND_CLASSES}>
      <IconButton
        size="small"
        label={names[toggle]}
        icon={TOGGLE_ICONS[toggle][track[toggle] ? 1 : 0]}
        pressed={track[toggle]}
        tabIndex={tabButton === place ? 0 : -1}
        onClick={() => onToggle(toggle)}
      />
    </span>
  ));
}

/** The switches as entries too: a phone has no room for the buttons. */
function ToggleItems({ track, name, onToggle }: TrackHeadProps) {
  const names = useToggleNames(name);
  return togglesOf(track.kind).map((toggle) => (
    <MenuItem key={toggle} icon={TOGGLE_ICONS[toggle][track[toggle] ? 1 : 0]} onChoose={() => onToggle(toggle)}>
      {names[toggle]} {track[toggle] ? '✓' : ''}
    </MenuItem>
  ));
}

function TrackMenu(props: TrackHeadProps) {
  const { t } = useLingui();
  const { track, name, tabButton, onMove, onAdd, onRemove, onRenaming } = props;
  return (
    <Menu
      label={t`More for ${name}`}
      tabIndex={tabButton === togglesOf(track.kind).length ? 0 : -1}
      trigger={
        <span className="grid text-muted [&>svg]:size-4.5">
          <span className="contents max-nav:hidden">
            <MoreIcon />
          </span>
          <span className="contents nav:hidden">{KIND_ICONS[track.kind]}</span>
        </span>
      }
    >
      <MenuItem icon={<WriteIcon />} onChoose={() => onRenaming(true)}>
        <Trans>Rename</Trans>
      </MenuItem>
      <ToggleItems {...props} />
      <MenuItem icon={<ArrowUpIcon />} onChoose={() => onMove(1)}>
        <Trans>Move up</Trans>
      </MenuItem>
      <MenuItem icon={<ChevronDownIcon />} onChoose={() => onMove(-1)}>
        <Trans>Move down</Trans>
      </MenuItem>
      <MenuItem icon={<PlusIcon />} onChoose={onAdd}>
        <Trans>Add similar track</Trans>
      </MenuItem>
      <MenuItem icon={<TrashIcon />} onChoose={onRemove}>
        <Trans>Remove track</Trans>
      </MenuItem>
    </Menu>
  );
}

function startWriting(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

interface RenameProps {
  name: string;
  onDone: (name: string | null) => void;
}

function Rename({ name, onDone }: RenameProps) {
  const { t } = useLingui();
  return (
    <input
      ref={startWriting}
      aria-label={t`Track name`}
      defaultValue={name}
      maxLength={60}
      onBlur={(event) => onDone(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onDone(event.currentTarget.value);
        if (event.key === 'Escape') onDone(null);
        event.stopPropagation();
      }}
      className="h-8 min-w-0 flex-1 rounded-tight bg-surface-3 px-2 text-small text-strong shadow-control"
    />
  );
}

/** What a track is called and how it is treated, at the start of its row. */
export function TrackHead(props: TrackHeadProps) {
  const { track, name, isRenaming, onRenaming, onRename } = props;
  function finish(next: string | null) {
    onRenaming(false);
    if (next !== null && next.trim() !== name) onRename(next.trim());
  }
  return (
    <div className="group/head flex size-full items-center gap-0.5 ps-3.5 text-small font-medium text-body max-nav:ps-1">
      <span aria-hidden="true" className="me-2 grid flex-none text-muted max-nav:hidden [&>svg]:size-4.5">
        {KIND_ICONS[track.kind]}
      </span>
      {isRenaming ? (
        <Rename name={name} onDone={finish} />
      ) : (
        <span title={name} className="min-w-0 flex-1 truncate max-nav:hidden">
          <bdi>{name}</bdi>
        </span>
      )}
      <Toggles {...props} />
      <TrackMenu {...props} />
    </div>
  );
}
