import { expect, it } from 'vitest';

import { forgetRouteKeys, readRouteSettings } from './route-settings.ts';

const read = (routes: string, source: NodeJS.ProcessEnv = {}, { simulators = false, isProduction = false } = {}) =>
  readRouteSettings({ KINORA_ROUTES: routes, KINORA_SIMULATORS: simulators }, source, { isProduction });
const VIDU = { VIDU_API_KEY: 'vda_1' };

it('takes no key that it was not told to', () => {
  expect(read('', VIDU)).toEqual({ fromEnvironment: [], hasSimulators: false });
});

it.each(['environment', 'VIDU_API_KEY', ' VIDU_API_KEY , '])('takes what "%s" names', (routes) => {
  expect(read(routes, VIDU).fromEnvironment).toEqual([{ id: 'vidu', variable: 'VIDU_API_KEY', key: 'vda_1' }]);
});

it('takes of the environment what is there', () => {
  expect(read('environment', { VIDU_API_KEY: '' }).fromEnvironment).toEqual([]);
});

it('says what is wrong, and never a key', () => {
  expect(() => read('VIDU_KEY', VIDU)).toThrow('KINORA_ROUTES names VIDU_KEY, which is no key of a provider');
  expect(() => read('VIDU_API_KEY')).toThrow('KINORA_ROUTES names VIDU_API_KEY, which is not set');
});

it('simulates nothing in production', () => {
  expect(read('', {}, { simulators: true }).hasSimulators).toBe(true);
  expect(() => read('', {}, { simulators: true, isProduction: true })).toThrow('leave it out in production');
});

it('leaves no key behind for child processes', () => {
  const environment: NodeJS.ProcessEnv = { ...VIDU, PATH: '/bin' };
  forgetRouteKeys(environment);
  expect(environment).toEqual({ PATH: '/bin' });
});
