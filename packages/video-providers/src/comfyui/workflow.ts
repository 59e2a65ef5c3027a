/** What a workflow leaves open until a clip is asked for. */
export interface Slots {
  readonly prompt: string;
  readonly negative: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly fps: number;
  /** How far a video is redrawn, 0 to 1. */
  readonly denoise: number;
  /** What its files are called at the other side. */
  readonly name: string;
  /** Uploaded files, by their names there. */
  readonly first?: string;
  readonly last?: string;
  readonly video?: string;
}

/** The output of another node, by its number. */
type Link = readonly [node: string, output: number];
type Plain = boolean | number | string;

interface Node<Input> {
  readonly class_type: string;
  readonly inputs: Readonly<Record<string, Input>>;
}

/** A workflow in ComfyUI's API format, with slots. */
export type Workflow = Readonly<Record<string, Node<Link | Plain | { readonly slot: keyof Slots }>>>;
/** A workflow that can be sent. */
export type FilledWorkflow = Readonly<Record<string, Node<Link | Plain>>>;

export type WorkflowName = 'first-last' | 'image' | 'still' | 'text' | 'upscale' | 'video';

/** The node whose steps are the progress of a clip, in every workflow. */
export const WORKING_NODE = 'sampler';
/** The node that writes the result, in every workflow. */
export const SAVING_NODE = 'save';

/** A workflow with all of its slots filled; undefined where one has no value. */
export function fill(workflow: Workflow, slots: Slots): FilledWorkflow | undefined {
  const filled: Record<string, Node<Link | Plain>> = {};
  for (const [id, { class_type, inputs }] of Object.entries(workflow)) {
    const values: Record<string, Link | Plain> = {};
    for (const [name, input] of Object.entries(inputs)) {
      const value = typeof input === 'object' && 'slot' in input ? slots[input.slot] : input;
      if (value === undefined) return undefined;
      values[name] = value;
    }
    filled[id] = { class_type, inputs: values };
  }
  return filled;
}
