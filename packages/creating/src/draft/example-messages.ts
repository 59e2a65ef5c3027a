import type { PageKind } from '@kinora/contracts/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What may be written on each kind of page. That of words is the scene that plays there, in every language. */
export const EXAMPLE_PROMPTS: Readonly<Record<PageKind, MessageDescriptor>> = {
  text: msg({
    message: 'A small sailboat on a calm sea at sunset, slow push in',
    comment: 'Prompt of a scene (docs/languages.md)',
  }),
  image: msg({
    message: 'Snow falls, the camera moves in slowly',
    comment: 'Prompt beside an image (docs/languages.md)',
  }),
  video: msg({
    message: 'As a pencil drawing, in slow motion, snow in the air',
    comment: 'Prompt beside a video (docs/languages.md)',
  }),
};
