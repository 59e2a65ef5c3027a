import { lateCreating } from '@kinora/creating';
import { late } from '@kinora/ui';

/** Models, settings, price and stage of a create page: the first paint needs the prompt alone. */
export const lateForm = late(async () => {
  // What a press on Create takes comes along, so that no press waits for it.
  const [rest] = await Promise.all([import('./form-rest.ts'), lateCreating.load()]);
  return rest;
});
