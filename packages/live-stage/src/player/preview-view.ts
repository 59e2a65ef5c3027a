import type { Understood } from './preview-messages.ts';
import type { PreviewScene } from './preview-scene.ts';

/** `none`: this browser or this server cannot show a preview. */
export type PreviewState = 'waiting' | 'loading' | 'playing' | 'still' | 'none';

/** What the page knows of the preview, but for the frame it stands at; a new object for every change. */
export interface PreviewView {
  readonly state: PreviewState;
  readonly frames: number;
  readonly fps: number;
  /** Pixels of the canvas; fewer while it moves, and fewer still on slow devices. */
  readonly width: number;
  readonly height: number;
  readonly understood: Understood | null;
  /** The prompt that was understood. */
  readonly prompt: string;
  readonly isLoud: boolean;
  /** The scene that is on the canvas. */
  readonly scene: PreviewScene | null;
}

/** Before anything was shown. */
export const BLANK: PreviewView = {
  state: 'waiting',
  frames: 120,
  fps: 24,
  width: 0,
  height: 0,
  understood: null,
  prompt: '',
  isLoud: false,
  scene: null,
};
