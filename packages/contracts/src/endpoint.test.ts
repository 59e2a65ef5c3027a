import { describe, expect, it } from 'vitest';

import { fillPath, pathParameters } from './endpoint.ts';

describe('a path', () => {
  it('names its parameters', () => {
    expect(pathParameters('/api/kinora/creations/:id/cancel')).toEqual(['id']);
    expect(pathParameters('/health')).toEqual([]);
  });

  it('is filled with encoded values', () => {
    expect(fillPath('/creations/:id/cancel', { id: 'a/b' })).toBe('/creations/a%2Fb/cancel');
  });

  it('cannot be filled without a value', () => {
    expect(() => fillPath('/creations/:id', {})).toThrow('needs id');
  });
});
