import type { Meaning } from '../kit/failures.ts';

/**
 * Why ComfyUI does not take a workflow, and the exceptions one ends with. From `execution.py` and `server.py` of
 * Comfy-Org/ComfyUI 0.3.64; `missing_node_type` is what later ones say.
 */
export const COMFYUI_FAILURES: Readonly<Record<string, Meaning>> = {
  no_prompt: ['crashed', 'route'],
  invalid_prompt: ['gone', 'route'],
  missing_node_type: ['gone', 'route'],
  prompt_no_outputs: ['crashed', 'route'],
  prompt_outputs_failed_validation: ['crashed', 'route'],
  required_input_missing: ['crashed', 'route'],
  bad_linked_input: ['crashed', 'route'],
  return_type_mismatch: ['crashed', 'route'],
  exception_during_inner_validation: ['crashed', 'route'],
  exception_during_validation: ['crashed', 'route'],
  invalid_input_type: ['crashed', 'route'],
  value_smaller_than_min: ['bad-settings', 'request'],
  value_bigger_than_max: ['bad-settings', 'request'],
  // A file of weights that is not there.
  value_not_in_list: ['gone', 'route'],
  // An uploaded file that is not there any more.
  custom_validation_failed: ['bad-file', 'request'],
  'torch.OutOfMemoryError': ['out-of-memory', 'route'],
  'torch.cuda.OutOfMemoryError': ['out-of-memory', 'route'],
  MemoryError: ['out-of-memory', 'route'],
  FileNotFoundError: ['gone', 'route'],
  'PIL.UnidentifiedImageError': ['bad-file', 'request'],
  'av.error.InvalidDataError': ['bad-file', 'request'],
};
