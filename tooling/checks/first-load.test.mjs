import { describe, expect, it } from 'vitest';

import { checkFirstLoad } from './first-load.mjs';
import { plantPackages } from './testing/plant.mjs';

const auth = (files, runs = 'web') => plantPackages({ auth: { rank: 3, runs, files } });

describe('the first load', () => {
  it('is found to hold a heavy library two imports away from index.ts', () => {
    const workspace = auth({
      'src/index.ts': `export { a } from './session.ts';`,
      'src/session.ts': `import { b } from './login/form.ts';`,
      'src/login/form.ts': `import { useFormik } from 'formik';`,
    });
    expect(checkFirstLoad(workspace)).toEqual([
      'packages/auth/src/login/form.ts: index.ts leads here, so formik would be part of the first load',
    ]);
  });

  it('may name the types of a heavy library', () => {
    expect(checkFirstLoad(auth({ 'src/index.ts': `import type { AxiosInstance } from 'axios';` }))).toEqual([]);
  });

  it('may open the way to it by import()', () => {
    const workspace = auth({
      'src/index.ts': `export const open = () => import('./form.ts');`,
      'src/form.ts': `import { useFormik } from 'formik';`,
    });
    expect(checkFirstLoad(workspace)).toEqual([]);
  });

  it('does not concern the server', () => {
    expect(checkFirstLoad(auth({ 'src/index.ts': `import { object } from 'yup';` }, 'server'))).toEqual([]);
  });
});
