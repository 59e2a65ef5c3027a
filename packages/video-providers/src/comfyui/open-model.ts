import type { Mode } from '@kinora/contracts/catalogue';

import type { Workflow, WorkflowName } from './workflow.ts';

/** A file of weights, and where ComfyUI looks for it. */
interface WeightsFile {
  /** Below `models`. */
  readonly folder: 'checkpoints' | 'clip_vision' | 'diffusion_models' | 'text_encoders' | 'upscale_models' | 'vae';
  readonly name: string;
  readonly from: string;
  /** The workflows that read it; all of the model without it. */
  readonly only?: readonly WorkflowName[];
}

/** What an operator sets up before a model runs. */
interface Needs {
  readonly files: readonly WeightsFile[];
  /** Of the graphics card, in gigabytes. */
  readonly vramGb: number;
  /** Whether that is our guess, because it isn't documented. */
  readonly isVramEstimated?: true;
  /** None: every node belongs to ComfyUI's core. */
  readonly customNodes: readonly [];
  /** The oldest ComfyUI that these workflows and the stop of a single job were read from. */
  readonly comfyui: string;
}

/** An open model, as ComfyUI runs it. */
export interface OpenModel {
  /** Of the catalogue. */
  readonly slug: string;
  readonly needs: Needs;
  readonly fps: number;
  /** Width and height by resolution and shape. Empty where the video decides. */
  readonly sizes: Readonly<Record<string, Readonly<Record<string, readonly [width: number, height: number]>>>>;
  /** What is left out where the member names nothing. */
  readonly negative: string;
  readonly workflows: Readonly<Partial<Record<WorkflowName, Workflow>>>;
}

/** What ComfyUI was when the workflows were written. */
export const COMFYUI = '0.3.64';

/** The workflow of a mode; undefined for a mode that the model has not. */
export function workflowFor({ workflows }: OpenModel, mode: Mode): Workflow | undefined {
  if (mode === 'video') return workflows.video ?? workflows.upscale;
  return mode === 'text' || mode === 'image' || mode === 'first-last' ? workflows[mode] : undefined;
}
