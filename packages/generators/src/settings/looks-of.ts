import type { PageKind } from '@kinora/contracts/catalogue';
import type { Parameter } from '@kinora/creating';

import { LOOK_PICTURES } from './look-pictures.ts';
import { STYLE_PICTURES } from './style-pictures.ts';

export interface Looks extends Parameter {
  readonly pictures: Readonly<Record<string, string>>;
}

/** The styles that are chosen below the stage; undefined where there are none, or none that has a picture. */
export function looksOf(parameters: readonly Parameter[], kind: PageKind): Looks | undefined {
  const style = parameters.find(({ name }) => name === 'style');
  const pictures = kind === 'video' ? LOOK_PICTURES : STYLE_PICTURES;
  const canBeSeen = style?.options.some(({ value }) => pictures[String(value)] !== undefined) ?? false;
  return style && canBeSeen ? { ...style, pictures } : undefined;
}
