import { FILE_FIELDS, type Choices, type Mode } from '@kinora/contracts/catalogue';
import type { CreationInput } from '@kinora/contracts/creations';

/** What a form is set up with by an address. */
export interface LinkedSettings {
  readonly model: string;
  readonly mode: Mode;
  readonly prompt: string;
  readonly negative?: string | undefined;
  readonly choices: Choices;
  /** Seconds into a video at which the clip begins. */
  readonly from: number;
  readonly seed: number;
  readonly count: number;
}

/** The settings as the fragment of an address, without `#`; the count too, since a form keeps its last one. */
export function fragmentOf({ model, mode, prompt, negative, choices, from, seed, count }: LinkedSettings): string {
  const begins = from > 0 && { from };
  const fields = {
    model,
    ...(mode !== 'text' && { mode }),
    prompt,
    ...(negative && { negative }),
    ...choices,
    ...begins,
    seed,
    count,
  };
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
}

/** Uploads as an input names them; `clip` is a creation, whose clip is to be the video. */
export type NamedFiles = CreationInput & { readonly clip?: string };

/**
 * The files that an address names, by their uploads, and a clip that is to be the video. `references` may be none: those
 * that are in the form go.
 */
export function filesNamedIn(fields: URLSearchParams): NamedFiles {
  const references = fields.get('references')?.split(' ').filter(Boolean);
  const named = FILE_FIELDS.flatMap((field) => (fields.get(field) ? [[field, fields.get(field)] as const] : []));
  const clip = fields.get('clip');
  return { ...Object.fromEntries(named), ...(references && { references }), ...(clip && { clip }) };
}
