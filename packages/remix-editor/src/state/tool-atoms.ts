import { atom } from 'jotai';

/** What a drag on a clip does: move it, cut it, or move its edges, its source or its place between its neighbours. */
export type Tool = 'select' | 'split' | 'roll' | 'slip' | 'slide';

const toolBaseAtom = atom<Tool>('select');
const snappingBaseAtom = atom(true);

export const toolAtom = atom((get) => get(toolBaseAtom));
export const chooseToolAtom = atom(null, (_get, set, tool: Tool) => set(toolBaseAtom, tool));

/** Whether what is dragged is drawn to edges, markers and the playhead. */
export const isSnappingAtom = atom((get) => get(snappingBaseAtom));
export const toggleSnappingAtom = atom(null, (get, set) => set(snappingBaseAtom, !get(snappingBaseAtom)));
