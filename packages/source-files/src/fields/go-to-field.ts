import type { Place } from '../pictures/picture-atoms.ts';

/** The id of the element that has the field for the picture of a place. */
export const pictureFieldId = (place: Place): string => `picture-${place}`;

/** The id of the element that has the field for a video. */
export const VIDEO_FIELD = 'own-video';

/** The id of the element that has the reference pictures. */
export const REFERENCES_FIELD = 'own-references';

/** Brings the focus to the prompt: the first text of the page. */
export function goToPrompt(): void {
  document.querySelector('textarea')?.focus();
}

/** Brings the eye and the focus to the field inside an element; one for files opens. */
export function goToField(id: string): void {
  const field = document.getElementById(id)?.querySelector('input');
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
  if (field?.type === 'file') field.click();
}
