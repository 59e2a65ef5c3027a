import type { Soundtrack } from '@kinora/scenes/sound';

import type { WorkerListener } from '../player/player-parts.ts';
import type { FilmSize } from '../player/preview-film.ts';
import type { PreviewNews, PreviewRequest } from '../player/preview-messages.ts';
import { createPreviewPlayer } from '../player/preview-player.ts';
import type { PreviewScene } from '../player/preview-scene.ts';

export const aPromptScene = (prompt: string, seed = 7): PreviewScene => ({
  kind: 'prompt',
  prompt,
  options: { shape: '16:9', resolution: '720p', seconds: 5, style: 'storybook', seed },
});
export const PLANNED = {
  understood: {
    seen: ['fox'],
    drawnAs: [],
    missed: [],
    isSubjectMissed: false,
    styleNamed: null,
    unsupportedScript: null,
  },
  frames: 120,
  fps: 24,
};

export const TRACK: Soundtrack = { sampleRate: 48_000, left: new Float32Array(2), right: new Float32Array(2) };

const nothing = () => {};

/** A player of a made-up worker, that notes what the worker is asked for and what is heard. */
export function aPlayer({ isStill = false } = {}) {
  const asked: PreviewRequest[] = [];
  const heard: string[] = [];
  let listener: WorkerListener | undefined;
  let idle = nothing;
  let look: (isSeen: boolean) => void = nothing;
  let press: () => void = nothing;
  let measure: (place: FilmSize) => void = nothing;
  const player = createPreviewPlayer({
    startWorker: (page) => {
      listener = page;
      return { postMessage: (request) => void asked.push(request), terminate: nothing };
    },
    whenIdle: (run) => {
      idle = run;
      return () => {
        idle = nothing;
      };
    },
    watchSight: (_canvas, tell) => {
      look = tell;
      return nothing;
    },
    watchSize: (_canvas, tell) => {
      measure = tell;
      return nothing;
    },
    watchPresses: (tell) => {
      press = tell;
      return () => {
        press = nothing;
      };
    },
    openSound: () => ({ play: (_track, at) => heard.push(`play ${at}`), stop: () => heard.push('stop') }),
    isStill,
  });
  const host = document.createElement('div');
  return {
    player,
    host,
    asked,
    heard,
    kinds: () => asked.map(({ kind }) => kind),
    prompts: () =>
      asked.flatMap((request) =>
        request.kind === 'show' && request.scene.kind === 'prompt' ? [request.scene.prompt] : [],
      ),
    rest: () => idle(),
    resize: (place: FilmSize) => measure(place),
    scroll: (isSeen: boolean) => look(isSeen),
    press: () => press(),
    hear: (news: PreviewNews) => listener?.onNews(news),
    breakDown: () => listener?.onBreak(),
  };
}

/** happy-dom has no such surface; the worker is made up as well. */
export function fakeSurface(): void {
  HTMLCanvasElement.prototype.transferControlToOffscreen = () => ({}) as unknown as OffscreenCanvas;
}
