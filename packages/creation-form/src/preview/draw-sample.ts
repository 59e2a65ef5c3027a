import { openPromptFilm } from './prompt-film.ts';
import { SAMPLE_PROMPTS } from './sample-prompts.data.ts';

/** A scene of our own, a part of whose frame is a picture for effects. */
export interface SamplePrompt {
  readonly prompt: string;
  readonly seed: number;
  /** Middle of the part, and its size, as shares of the frame. */
  readonly middle: readonly [across: number, down: number];
  readonly share: number;
}

/** Pixels of a sample, three by four. */
const WIDTH = 480;
const HEIGHT = 640;
const FRAME = 24;

const canvasOf = (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw on.');
  return { canvas, context };
};

/** Draws a picture to show effects on, with the engine itself. Throws where there is none of the name. */
export async function drawSample(name: string): Promise<ImageBitmap> {
  const sample: SamplePrompt | undefined = SAMPLE_PROMPTS[name];
  if (!sample) throw new Error(`There is no sample ${name}.`);
  const { prompt, seed, middle, share } = sample;
  const options = { shape: '3:4', resolution: '720p', seconds: 5, style: 'storybook', seed } as const;
  const paint = await openPromptFilm({ kind: 'prompt', prompt, options }).load();
  const size = { width: Math.round(WIDTH / share), height: Math.round(HEIGHT / share) };
  const whole = canvasOf(size.width, size.height);
  paint({ ...size, isPlain: true }).drawFrame(whole.context, FRAME);
  const part = canvasOf(WIDTH, HEIGHT);
  part.context.drawImage(whole.canvas, WIDTH / 2 - middle[0] * size.width, HEIGHT / 2 - middle[1] * size.height);
  return part.canvas.transferToImageBitmap();
}
