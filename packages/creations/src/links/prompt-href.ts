export interface PromptLink {
  readonly prompt: string;
  /** A slug; empty for the model the form already has. */
  readonly model: string;
}

/** The address of a create page whose form begins with a prompt and a model: in the fragment, which no server sees. */
export function promptHref(page: string, { prompt, model }: PromptLink): string {
  const wanted = Object.entries({ model, prompt: prompt.trim() }).filter(([, value]) => value !== '');
  return wanted.length === 0 ? page : `${page}#${new URLSearchParams(wanted).toString()}`;
}
