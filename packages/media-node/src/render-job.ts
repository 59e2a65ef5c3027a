import type { ScenePlan } from '@kinora/reading';

import type { CodecName } from './codec/codec-port.ts';
import type { Origin } from './credentials/manifest.ts';
import type { PicturesFilm } from './pictures-film.ts';
import type { RenderFailure } from './render-failure.ts';
import type { SpriteFacts } from './sprite-layout.ts';
import type { TimelineFilm } from './timeline/timeline-film.ts';
import type { TransformSpec } from './transform/transform-spec.ts';

/**
 * A file that a job makes: `clip` is what is served, `master` the same without the mark and not for others, `poster`
 * one frame, `sprite` twelve small ones, `proxy` a small clip to seek in, `peaks` the waveform.
 */
export type Rendition = 'clip' | 'master' | 'peaks' | 'poster' | 'proxy' | 'sprite';

/** Absolute paths: where a file is written, and where it appears once it is whole. */
export interface JobFile {
  readonly draft: string;
  readonly file: string;
}

/** Where frames of a file wait until they are encoded. */
export const spoolOf = ({ draft }: Pick<JobFile, 'draft'>) => `${draft}.spool`;

/** Every place where a job may have left something. */
export const pathsOf = ({ files }: Pick<AnyJob, 'files'>) =>
  Object.values(files).flatMap((file) => [file.draft, spoolOf(file), file.file]);

/** What the clips of a job say of themselves, without the key that vouches for it. */
export interface JobCredentials {
  /** DER in base64, the signer's own first. */
  readonly certificates: readonly string[];
  readonly origin: Origin;
}

interface AnyJob {
  /** What is to be made. */
  readonly files: Readonly<Partial<Record<Rendition, JobFile>>>;
  readonly credentials: JobCredentials | null;
  readonly ffmpegPath: string | null;
}

/** Draws a plan; its `watermark` decides whether the clip carries the mark and has a master beside it. */
export interface SceneJob extends AnyJob {
  readonly kind: 'scene';
  readonly plan: ScenePlan;
  readonly files: AnyJob['files'] & { readonly clip: JobFile };
}

/** Moves a member's pictures; the plan's `watermark` decides as above. */
export interface PicturesJob extends AnyJob {
  readonly kind: 'pictures';
  readonly film: PicturesFilm;
  /** Absolute paths by the names that the film has for them. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly files: AnyJob['files'] & { readonly clip: JobFile };
}

/** Makes what belongs to a finished clip in our own format. */
export interface ClipJob extends AnyJob {
  readonly kind: 'clip';
  /** Absolute path. */
  readonly source: string;
  readonly watermark: boolean;
  /** The shorter side of the poster in pixels, if it is to be smaller than the clip. */
  readonly posterSide?: number;
}

/** Makes what belongs to a sound in our own format. */
export interface SoundJob extends AnyJob {
  readonly kind: 'sound';
  /** Absolute path. */
  readonly source: string;
  readonly seconds: number;
}

/** Changes a finished clip in our own format into another; a master is made beside a marked one. */
export interface TransformJob extends AnyJob {
  readonly kind: 'transform';
  readonly plan: TransformSpec;
  /** Absolute path. */
  readonly source: string;
  readonly watermark: boolean;
  readonly files: AnyJob['files'] & { readonly clip: JobFile };
}

/** Exports a timeline; a master is made beside a marked clip where one is asked for. */
export interface TimelineJob extends AnyJob {
  readonly kind: 'timeline';
  readonly film: TimelineFilm;
  /** Absolute paths by media id. */
  readonly sources: Readonly<Record<string, string>>;
  readonly files: AnyJob['files'] & { readonly clip: JobFile };
}

/** What a render process is told; plain JSON. */
export type RenderJob = ClipJob | PicturesJob | SceneJob | SoundJob | TimelineJob | TransformJob;

export interface FileDigest {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/**
 * What a render process works at; `drawing` and `marking` end in a clip, `proxy` in what helps to find a place in it,
 * `master` in the same clip without the mark.
 */
export type RenderPhase = 'drawing' | 'marking' | 'master' | 'proxy';

export interface RenderProgress {
  readonly phase: RenderPhase;
  /** Frames done so far. */
  readonly frame: number;
  readonly frames: number;
}

/** What the picture and the sound of a job are. */
export interface JobFacts {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly seconds: number;
  readonly sprite: SpriteFacts | null;
}

/** What a render process tells about a finished job; the files are on the disk by then. */
export interface RenderReport extends JobFacts {
  readonly files: Readonly<Partial<Record<Rendition, FileDigest>>>;
  readonly codec: CodecName;
  /** Largest resident size that was seen of the process, in bytes. */
  readonly peakMemory: number;
  readonly cpuSeconds: number;
}

/** What a render process says while it works and at its end. */
export type RenderMessage =
  | { readonly kind: 'done'; readonly report: RenderReport }
  | { readonly kind: 'failed'; readonly failure: RenderFailure }
  | { readonly kind: 'file'; readonly rendition: Rendition; readonly digest: FileDigest }
  | { readonly kind: 'memory'; readonly bytes: number }
  | { readonly kind: 'progress'; readonly progress: RenderProgress }
  | { readonly kind: 'sign'; readonly id: number; readonly bytes: string };

/** The answer to `sign`, in base64, or why there is none. */
export interface SignatureMessage {
  readonly kind: 'signature';
  readonly id: number;
  readonly signature: string | null;
  readonly problem: string | null;
}
