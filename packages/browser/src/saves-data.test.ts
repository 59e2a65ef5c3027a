// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

import { savesData } from './saves-data.ts';

afterEach(() => vi.unstubAllGlobals());

const asking = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
const agent = (saveData?: boolean) =>
  Object.assign(Object.create(null), saveData === undefined ? {} : { connection: { saveData } });

it('is asked for by the connection or by the display', () => {
  asking(false);
  expect([savesData(agent()), savesData(agent(false)), savesData(agent(true))]).toEqual([false, false, true]);
  asking(true);
  expect(savesData(agent())).toBe(true);
});
