import type { FrameShape } from '@kinora/drawing/frame';
import type { PicturesWish, VideoOrder, VideoSource } from '@kinora/footage';
import type { PlanOptions } from '@kinora/reading';

/** A prompt and the choices that decide its picture. */
export interface PromptScene {
  readonly kind: 'prompt';
  readonly prompt: string;
  readonly options: PlanOptions;
  /** Pictures whose colours it takes on. */
  readonly references?: readonly PictureSource[];
}

/** A picture: a file of the member's under an id of its own, or one of ours by name. */
export type PictureSource =
  | { readonly kind: 'file'; readonly id: string; readonly file: Blob }
  | { readonly kind: 'sample'; readonly name: string };

/** An effect on pictures. */
export interface RecipeScene {
  readonly kind: 'recipe';
  /** Id of the recipe; null shows the picture as it is, framed as effects frame it. */
  readonly recipe: string | null;
  /** One, and the second one where the recipe takes two. */
  readonly pictures: readonly PictureSource[];
  /** What was chosen for the recipe's parameters, by their ids; what is left out is as usual. */
  readonly chosen: Readonly<Record<string, number | string>>;
  /** Words for effects that print some. */
  readonly text?: string;
  readonly shape: FrameShape;
  readonly seconds: number;
  readonly seed: number;
  /** Pixels of the frame in place of the shape's, for cards. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** One picture that moves, or the way from one to another. */
export interface PhotoScene {
  readonly kind: 'photo';
  /** One, or two. */
  readonly pictures: readonly PictureSource[];
  readonly prompt: string;
  readonly options: PhotoSceneOptions;
}

export interface PhotoSceneOptions {
  readonly shape: FrameShape;
  readonly seconds: number;
  readonly seed: number;
  /** By name; `auto` leaves it to the words. */
  readonly camera: string;
  readonly motion: string;
  /** Parts of the pictures that were chosen. */
  readonly crops?: PicturesWish['crops'];
  readonly watermark: boolean;
}

/** A video of the member's, in a file of this device. */
export interface VideoFile extends VideoSource {
  readonly kind: 'file';
  /** Different for every file. */
  readonly id: string;
  readonly file: Blob;
}

/** A video: the member's, or ours. */
export type VideoReference = VideoFile | { readonly kind: 'sample' };

/** A video that is redrawn. */
export interface VideoScene {
  readonly kind: 'video';
  readonly video: VideoReference;
  readonly prompt: string;
  readonly options: Omit<VideoOrder, 'prompt'> & { readonly watermark: boolean };
}

/** What the preview shows. */
export type PreviewScene = PromptScene | PhotoScene | RecipeScene | VideoScene;

/** The frame that stands for a film: one second in; an effect's where most show what they are about. */
const STILL_FRAMES = { prompt: 24, photo: 24, recipe: 76, video: 24 } as const;

export const stillFrameOf = ({ kind }: PreviewScene): number => STILL_FRAMES[kind];

/** What is written for a scene; empty for effects. */
export const promptOf = (scene: PreviewScene | null): string => (scene && 'prompt' in scene ? scene.prompt : '');

const subjectOf = (scene: PreviewScene): string =>
  scene.kind === 'recipe' ? `recipe ${scene.recipe}` : `${scene.kind} ${promptOf(scene)}`;

const filesOf = (scene: PhotoScene | RecipeScene | VideoScene) =>
  scene.kind === 'video' ? scene.video : scene.pictures;

/** Both are the same effect, or the same words, on the same pictures: only choices lie between them. */
export function differInChoices(one: PreviewScene, other: PreviewScene): boolean {
  if (one.kind === 'prompt' || other.kind === 'prompt' || subjectOf(one) !== subjectOf(other)) return false;
  return JSON.stringify(filesOf(one)) === JSON.stringify(filesOf(other));
}
