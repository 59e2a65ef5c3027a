import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { lossWords } from './loss-messages.ts';
import type { Loss } from './losses.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each<[string, readonly Loss[]]>([
  ['', []],
  ['8 s becomes 5 s; sound is left out', [{ kind: 'changed', name: 'seconds', from: 8, to: 5 }, { kind: 'sound' }]],
  ['4K becomes 1080p', [{ kind: 'changed', name: 'resolution', from: '4k', to: '1080p' }]],
  ['Camera move is left out', [{ kind: 'left-out', name: 'camera', value: 'orbit' }]],
  ['9:16 is left out', [{ kind: 'left-out', name: 'shape', value: '9:16' }]],
  ['Shape follows the image', [{ kind: 'shape-of-file', file: 'image' }]],
  ['Shape follows the video', [{ kind: 'shape-of-file', file: 'video' }]],
  ['Reference images are left out', [{ kind: 'references', kept: 0, lost: 4 }]],
  ['1 reference image is left out', [{ kind: 'references', kept: 3, lost: 1 }]],
  ['2 reference images are left out', [{ kind: 'references', kept: 3, lost: 2 }]],
  ['Last frame is left out; your crop is left out', [{ kind: 'last' }, { kind: 'crops' }]],
  ['Your video is used from its start; sound is added', [{ kind: 'part' }, { kind: 'silence' }]],
  ['You add a prompt; negative prompt is left out', [{ kind: 'words' }, { kind: 'negative' }]],
])('says "%s"', (words, losses) => {
  expect(lossWords(losses, i18n)).toBe(words);
});
