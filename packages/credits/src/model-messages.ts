import { EDITOR_MODEL, findModel } from '@kinora/contracts/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The engine of this server, which is ours to name; what a maker calls its model is called so everywhere. */
const LOCAL_MODEL = 'local';

/** What a model is called; one that the catalogue has no more is named by its slug. */
export function modelWords(slug: string): MessageDescriptor {
  if (slug === LOCAL_MODEL) return msg`Local preview engine`;
  if (slug === EDITOR_MODEL) return msg`Kinora editor`;
  const name = findModel(slug)?.name ?? slug;
  return msg`${name}`;
}
