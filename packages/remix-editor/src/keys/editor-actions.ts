import type { Clip, Command } from '@kinora/contracts/timeline';
import { floorToFrame } from '@kinora/timeline';

import { landingOf, insertAt } from '../drop/plan-drop.ts';
import { pixelsAt } from '../geometry/time-scale.ts';
import { runCommandAtom, undoStepAtom, redoStepAtom, clipboardAtom } from '../state/command-atoms.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { nameMarkerAtom, selectedMarkerAtom, selectMarkerAtom } from '../state/marker-atoms.ts';
import { selectClipsAtom, selectionAtom } from '../state/selection-atoms.ts';
import { chooseToolAtom, toggleSnappingAtom, type Tool } from '../state/tool-atoms.ts';
import { lengthAtom } from '../state/track-atoms.ts';
import { clockAtom, shuttleAtom, togglePlayAtom } from '../state/transport-atoms.ts';
import { windowAtom, zoomToAtom, zoomToFitAtom } from '../state/window-atoms.ts';
import type { EditorStore } from '../timeline-view/surface/surface-parts.ts';
import * as plans from './action-plans.ts';
import type { ActionId } from './key-table.data.ts';
import { showKeysAtom } from './keys-atoms.ts';

/** What the editor around the timeline knows. */
export interface ActionContext {
  readonly store: EditorStore;
  /** The clip that is chosen in the bin. */
  readonly chosenClip?: (() => Clip | null) | undefined;
  readonly onRenameClip?: ((clipId: string) => void) | undefined;
}

type Action = (context: ActionContext) => void;

const ZOOM_STEP = 1.4;

/** Runs what is planned from document, selection and playhead; nothing where there is nothing to plan. */
const planned =
  (plan: (state: plans.EditorState) => Command | null): Action =>
  ({ store }) => {
    const state = {
      document: store.get(documentAtom),
      selection: [...store.get(selectionAtom)],
      playhead: store.get(clockAtom).time(),
      marker: store.get(selectedMarkerAtom),
    };
    const command = plan(state);
    if (command) store.set(runCommandAtom, command);
  };

const seeking =
  (find: (state: plans.SeekState) => number): Action =>
  ({ store }) => {
    const clock = store.get(clockAtom);
    clock.seek(find({ document: store.get(documentAtom), time: clock.time(), length: store.get(lengthAtom) }));
  };

/** Zooms round the playhead if it is in sight, else round the middle. */
const zooming =
  (factor: number): Action =>
  ({ store }) => {
    const { scroll, width, zoom } = store.get(windowAtom);
    const x = pixelsAt(store.get(clockAtom).time(), zoom) - scroll;
    store.set(zoomToAtom, { zoom: zoom * factor, at: x >= 0 && x <= width ? x : width / 2 });
  };

const choosing =
  (tool: Tool): Action =>
  ({ store }) =>
    store.set(chooseToolAtom, tool);

/** Puts the clip that is chosen in the bin on the lowest track that takes it. */
const inserting =
  (mode: 'append' | 'ripple'): Action =>
  ({ store, chosenClip }) => {
    const clip = chosenClip?.();
    if (!clip) return;
    const document = store.get(documentAtom);
    const zoom = 1;
    const place = { x: pixelsAt(store.get(clockAtom).time(), zoom), y: Number.MAX_SAFE_INTEGER };
    const landing = landingOf(document, { clip, place, zoom });
    store.set(runCommandAtom, insertAt(document, { ...landing, clip, mode, newTrackId: crypto.randomUUID() }));
  };

function selectAll({ store }: ActionContext): void {
  const ids = store.get(documentAtom).tracks.flatMap(({ clips }) => clips.map(({ id }) => id));
  store.set(selectClipsAtom, ids);
}

function cut({ store }: ActionContext): void {
  const clipIds = [...store.get(selectionAtom)];
  if (store.set(runCommandAtom, { op: 'copy', clipIds }).ok) store.set(runCommandAtom, { op: 'lift', clipIds });
}

function paste({ store }: ActionContext): void {
  const clips = store.get(clipboardAtom);
  store.set(runCommandAtom, { op: 'paste', clips, at: store.get(clockAtom).time() });
}

/** Sets or takes a marker at the playhead; a new one is selected where no clips are, to be named next. */
function toggleMarker(context: ActionContext): void {
  const { store } = context;
  planned(plans.toggleMarker)(context);
  const here = store.get(clockAtom).time();
  const { markers, rate } = store.get(documentAtom);
  const added = markers.find(({ time }) => time === floorToFrame(here, rate));
  if (added && store.get(selectionAtom).size === 0) store.set(selectMarkerAtom, added.id);
}

function rename({ store, onRenameClip }: ActionContext): void {
  const marker = store.get(selectedMarkerAtom);
  if (marker) store.set(nameMarkerAtom, marker.id);
  const [clipId] = store.get(selectionAtom);
  if (clipId !== undefined) onRenameClip?.(clipId);
}

/** What each key and each button of the toolbar does. */
export const EDITOR_ACTIONS: Readonly<Record<ActionId, Action>> = {
  playStop: ({ store }) => store.set(togglePlayAtom),
  shuttleBack: ({ store }) => store.set(shuttleAtom, -1),
  shuttleForward: ({ store }) => store.set(shuttleAtom, 1),
  markIn: planned(plans.markIn),
  markOut: planned(plans.markOut),
  clearRange: planned(plans.clearRange),
  split: planned(plans.splitHere),
  trimStart: planned(plans.trimStart),
  trimEnd: planned(plans.trimEnd),
  lift: planned(plans.lift),
  rippleDelete: planned(plans.rippleDelete),
  undo: ({ store }) => store.set(undoStepAtom),
  redo: ({ store }) => store.set(redoStepAtom),
  copy: planned(plans.copy),
  cut,
  paste,
  duplicate: planned(plans.duplicate),
  selectAll,
  marker: toggleMarker,
  dissolve: planned(plans.dissolveNearest),
  snapping: ({ store }) => store.set(toggleSnappingAtom),
  nudgeBack: planned(plans.nudge(-1)),
  nudgeForward: planned(plans.nudge(1)),
  nudgeFarBack: planned(plans.nudge(-10)),
  nudgeFarForward: planned(plans.nudge(10)),
  startOut: planned(plans.trimBy('start', -1)),
  startIn: planned(plans.trimBy('start', 1)),
  endOut: planned(plans.trimBy('end', 1)),
  endIn: planned(plans.trimBy('end', -1)),
  append: inserting('append'),
  insertHere: inserting('ripple'),
  group: planned(plans.toggleGroup),
  link: planned(plans.toggleLink),
  rename,
  select: choosing('select'),
  splitTool: choosing('split'),
  roll: choosing('roll'),
  slip: choosing('slip'),
  slide: choosing('slide'),
  zoomIn: zooming(ZOOM_STEP),
  zoomOut: zooming(1 / ZOOM_STEP),
  zoomFit: ({ store }) => store.set(zoomToFitAtom),
  showKeys: ({ store }) => store.set(showKeysAtom, true),
  frameBack: seeking(plans.frameFrom(-1)),
  frameForward: seeking(plans.frameFrom(1)),
  secondBack: seeking(plans.secondFrom(-1)),
  secondForward: seeking(plans.secondFrom(1)),
  previousEdit: seeking(plans.previousEdit),
  nextEdit: seeking(plans.nextEdit),
  toStart: seeking(() => 0),
  toEnd: seeking(({ length }) => length),
};
