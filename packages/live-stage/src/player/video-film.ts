import type { PaintEnv } from '@kinora/drawing';
import type { CropRegion } from '@kinora/drawing/frame';
import { createOverlay, createRestyle, planVideo, retimeSound, type VideoPlan } from '@kinora/footage';
import { createWatermarkStamp, type Scene } from '@kinora/scenes';
import { composeScore, type Soundtrack } from '@kinora/scenes/sound';

import { loadEnvironment } from './load-environment.ts';
import { ownContext } from './own-context.ts';
import type { Film, FilmSize } from './preview-film.ts';
import type { VideoReference, VideoScene } from './preview-scene.ts';
import { SAMPLE_RATE } from './sound-mix.ts';
import { loadFootage, loadSound, SAMPLE_MEASURES, type DrawStill } from './video-footage.ts';
import { FPS, momentsOf } from './video-times.ts';

interface Studio {
  readonly plan: VideoPlan;
  readonly frames: number;
  readonly environment: PaintEnv;
  readonly drawStill: DrawStill;
}

interface FilmRequest extends FilmSize {
  readonly isMarked: boolean;
}

/** The film at a size: the still, redrawn, with what lies over it. */
function paintVideo({ drawStill, environment, frames, plan }: Studio, { isMarked, ...size }: FilmRequest): Scene {
  const own = ownContext(size);
  const { seed } = plan;
  const restyle = plan.restyle && createRestyle(plan.restyle.name, { ...size, seed, ...plan.restyle });
  const overlay = plan.overlay && createOverlay(plan.overlay.name, { ...size, seed, ...plan.overlay }, environment);
  const mark = isMarked ? createWatermarkStamp(size, environment) : null;
  return {
    frames,
    drawFrame(ctx, frame) {
      drawStill(own, frame, size);
      const pixels = restyle ? own.getImageData(0, 0, size.width, size.height) : null;
      if (pixels) {
        restyle?.apply(pixels, frame / FPS);
        own.putImageData(pixels, 0, 0);
      }
      overlay?.draw(own, frame / FPS);
      mark?.draw(own);
      ctx.drawImage(own.canvas, 0, 0);
    },
  };
}

/** A part of a video in shares of its width and height: its stills have other sizes. */
const shareOf = (part: CropRegion, { height, width }: FilmSize): CropRegion => ({
  x: part.x / width,
  y: part.y / height,
  width: part.width / width,
  height: part.height / height,
});

/** What is heard with it: a score, or the sound of the video at the pace of the film, as the server makes it. */
async function soundOf(video: VideoReference, { seconds, seed, sound, time }: VideoPlan): Promise<Soundtrack | null> {
  if (sound.kind === 'score') return composeScore(sound.prompt, { seconds, seed });
  const own = await loadSound(video);
  return own && { sampleRate: SAMPLE_RATE, ...retimeSound(own, time, seconds) };
}

/** The film of a changed video: the same plan that the server makes for the paid clip. */
export function openVideoFilm({ video, prompt, options: { watermark, ...order } }: VideoScene): Film {
  const source = video.kind === 'file' ? video : SAMPLE_MEASURES;
  const plan = planVideo({ ...order, prompt }, source);
  const moments = momentsOf(plan, source);
  const { frame, missed, seen, sound } = plan;
  return {
    ...frame,
    frames: moments.length,
    fps: FPS,
    understood: { seen, drawnAs: [], missed, isSubjectMissed: false, styleNamed: null, unsupportedScript: null },
    load: async () => {
      const [environment, drawStill] = await Promise.all([
        loadEnvironment({ fonts: [], pictures: [] }),
        loadFootage(video, { moments, part: plan.part && shareOf(plan.part, source) }),
      ]);
      const studio = { plan, frames: moments.length, environment, drawStill };
      return ({ isPlain = false, ...size }) => paintVideo(studio, { ...size, isMarked: watermark && !isPlain });
    },
    synthesise: sound.kind === 'none' ? null : () => soundOf(video, plan),
  };
}
