import { tidyText } from './catalogue/check-input.ts';

/** A text as one line, without spaces around it; what is no text stays as it is. */
export function oneLine(value: unknown): unknown {
  return typeof value === 'string' ? tidyText(value).replaceAll(/\s+/g, ' ').trim() : value;
}
