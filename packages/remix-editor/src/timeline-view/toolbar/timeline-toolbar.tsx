import {
  CopyIcon,
  DissolveIcon,
  FitIcon,
  IconButton,
  MagnetIcon,
  MarkerIcon,
  PointerIcon,
  RollIcon,
  ScissorsIcon,
  SlideIcon,
  SlipIcon,
  SplitIcon,
  TrashIcon,
  ZoomInIcon,
  ZoomOutIcon,
  KeyboardIcon,
} from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { capsOf } from '../../keys/chords.ts';
import { KEY_TABLE, type ActionId } from '../../keys/key-table.data.ts';
import type { Tool } from '../../state/tool-atoms.ts';

export interface TimelineToolbarProps {
  tool: Tool;
  isSnapping: boolean;
  hasSelection: boolean;
  isEmpty: boolean;
  /** What the zoom is set by; it alone is rendered for each zoom. */
  zoom: ReactNode;
  isMac: boolean;
  onAct: (action: ActionId) => void;
}

const TOOL_BUTTONS: readonly [Tool, ActionId, ReactNode][] = [
  ['select', 'select', <PointerIcon key="select" />],
  ['split', 'splitTool', <SplitIcon key="split" />],
  ['roll', 'roll', <RollIcon key="roll" />],
  ['slip', 'slip', <SlipIcon key="slip" />],
  ['slide', 'slide', <SlideIcon key="slide" />],
];

interface ActionButtonProps extends Pick<TimelineToolbarProps, 'isMac' | 'onAct'> {
  action: ActionId;
  icon: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
}

/** A button that is named as its key is, and says which that is. */
function ActionButton({ action, icon, pressed, disabled, isMac, onAct }: ActionButtonProps) {
  const { i18n } = useLingui();
  const { keys, label } = KEY_TABLE[action];
  const name = i18n._(label);
  const caps = keys[0] === undefined ? '' : ` (${capsOf(keys[0], isMac).join('+')})`;
  return (
    <IconButton
      size="small"
      label={name}
      title={`${name}${caps}`}
      icon={icon}
      onClick={() => onAct(action)}
      {...(pressed === undefined ? {} : { pressed })}
      {...(disabled === undefined ? {} : { disabled })}
    />
  );
}

const RULE = <span aria-hidden="true" className="mx-1.5 h-5 w-px flex-none bg-line" />;

function EditButtons({ hasSelection, isEmpty, isSnapping, ...rest }: TimelineToolbarProps) {
  return (
    <>
      <ActionButton {...rest} action="split" icon={<ScissorsIcon />} disabled={isEmpty} />
      <ActionButton {...rest} action="lift" icon={<TrashIcon />} disabled={!hasSelection} />
      <ActionButton {...rest} action="duplicate" icon={<CopyIcon />} disabled={!hasSelection} />
      <ActionButton {...rest} action="snapping" icon={<MagnetIcon />} pressed={isSnapping} />
      <ActionButton {...rest} action="dissolve" icon={<DissolveIcon />} disabled={isEmpty} />
      <ActionButton {...rest} action="marker" icon={<MarkerIcon />} />
    </>
  );
}

function ZoomButtons({ zoom, isEmpty, ...rest }: TimelineToolbarProps) {
  return (
    <div className="flex items-center gap-1">
      <ActionButton {...rest} action="zoomOut" icon={<ZoomOutIcon />} />
      <div className="grid w-28 max-nav:hidden">{zoom}</div>
      <ActionButton {...rest} action="zoomIn" icon={<ZoomInIcon />} />
      <ActionButton {...rest} action="zoomFit" icon={<FitIcon />} disabled={isEmpty} />
      <span className="contents max-nav:hidden">
        <ActionButton {...rest} action="showKeys" icon={<KeyboardIcon />} />
      </span>
    </div>
  );
}

/** What is done to the timeline without reaching into it. On narrow screens it scrolls sideways. */
export function TimelineToolbar(props: TimelineToolbarProps) {
  const { t } = useLingui();
  const { tool, isMac, onAct } = props;
  return (
    <div
      role="toolbar"
      aria-label={t`Timeline tools`}
      className="flex min-h-10.5 flex-none items-center justify-between gap-3 overflow-x-auto px-2 max-nav:min-h-12"
    >
      <div className="flex items-center gap-0.5">
        <EditButtons {...props} />
        {RULE}
        {TOOL_BUTTONS.map(([name, action, icon]) => (
          <ActionButton key={name} {...{ action, icon, isMac, onAct }} pressed={name === tool} />
        ))}
      </div>
      <ZoomButtons {...props} />
    </div>
  );
}
