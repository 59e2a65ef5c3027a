import type { ProjectLog } from '@kinora/browser/projects';
import { atom } from 'jotai';

import type { ProjectSaver } from './project-saver.ts';
import type { SaveState } from './save-state.ts';
import type { TabTurns } from './tab-turns.ts';

/** Where a guest's project is kept, in place of an id of the server's. */
export const SAMPLE_ID = 'sample';

/** A project while it is open in this tab. */
export interface ProjectSession {
  /** The server's id, or `SAMPLE_ID` for a guest's. */
  readonly id: string;
  readonly isGuest: boolean;
  readonly log: ProjectLog;
  readonly turns: TabTurns;
  readonly stop: () => void;
}

// Written by what opens, saves and closes projects alone.
export const sessionBaseAtom = atom<ProjectSession | null>(null);
/** There while this tab edits. */
export const saverBaseAtom = atom<ProjectSaver | null>(null);
export const saveStateBaseAtom = atom<SaveState>({ kind: 'saved', at: null });
