import { expect, it } from 'vitest';

import { canExport } from './encode-file.ts';

it('says that it can not where nothing encodes', async () => {
  await expect(canExport({ width: 640, height: 360 })).resolves.toBe(false);
});
