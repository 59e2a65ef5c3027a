import { at, textAt } from '../kit/read-json.ts';
import type { SimAnswer } from '../simulators/wire.ts';
import { NODE_INPUTS } from './node-inputs.data.ts';

/** What ComfyUI says of a workflow that it does not take. */
const invalid = (type: string, nodeErrors: object = {}): SimAnswer => ({
  status: 400,
  json: {
    error: { type, message: `simulated: ${type}`, details: '', extra_info: {} },
    node_errors: nodeErrors,
  },
});

interface NodeProblem {
  readonly type: string;
  readonly details: string;
}

/** The inputs by which nodes name uploaded files. */
const FILE_INPUTS: Readonly<Record<string, string>> = { LoadImage: 'image', LoadVideo: 'file' };

function nodeProblem(node: unknown, prompt: object, files: ReadonlyMap<string, Buffer>): NodeProblem | undefined {
  const type = textAt(node, 'class_type') ?? '';
  const inputs = at(node, 'inputs') ?? {};
  const missing = NODE_INPUTS[type]?.find((name) => at(inputs, name) === undefined);
  if (missing !== undefined) return { type: 'required_input_missing', details: missing };
  const loose = Object.entries(inputs).find(([, value]) => Array.isArray(value) && !(String(value[0]) in prompt));
  if (loose) return { type: 'bad_linked_input', details: loose[0] };
  const input = FILE_INPUTS[type];
  const file = input === undefined ? undefined : textAt(inputs, input);
  if (file !== undefined && !files.has(file)) return { type: 'custom_validation_failed', details: `Invalid: ${file}` };
  return undefined;
}

/** Looks at a workflow as ComfyUI does; undefined where it is fine. */
export function problemOf(json: unknown, files: ReadonlyMap<string, Buffer>): SimAnswer | undefined {
  const prompt = at(json, 'prompt');
  if (typeof prompt !== 'object' || prompt === null) return invalid('no_prompt');
  const nodes: readonly (readonly [string, unknown])[] = Object.entries(prompt);
  const types = nodes.map(([, node]) => textAt(node, 'class_type') ?? '');
  if (!types.every((type) => type in NODE_INPUTS)) return invalid('missing_node_type');
  if (!types.some((type) => type.startsWith('Save'))) return invalid('prompt_no_outputs');
  const errors = nodes.flatMap(([id, node]) => {
    const problem = nodeProblem(node, prompt, files);
    const class_type = textAt(node, 'class_type');
    const error = { errors: [{ ...problem, message: 'simulated' }], dependent_outputs: [], class_type };
    return problem ? [[id, error] as const] : [];
  });
  return errors.length > 0 ? invalid('prompt_outputs_failed_validation', Object.fromEntries(errors)) : undefined;
}
