import { isNotFound } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';

import { admit, refusalIn, type RouteRefusal } from './route-check.ts';

function refusalOf(verdict: boolean | RouteRefusal): unknown {
  try {
    admit(verdict);
  } catch (error) {
    return isNotFound(error) ? refusalIn(error.data) : error;
  }
  return null;
}

describe('an address', () => {
  it('is let in', () => {
    expect(refusalOf(true)).toBeNull();
  });

  it('is refused as one without a page', () => {
    expect(refusalOf(false)).toEqual({ status: 404, message: '' });
  });

  it('is refused with a status and a message of its own', () => {
    const refusal = { status: 503, message: 'The workshop is closed until noon.' };
    expect(refusalOf(refusal)).toEqual(refusal);
  });
});

it.each([undefined, null, 'gone', { status: '404', message: 'x' }, { status: 404 }])(
  'takes %j for an address without a page',
  (data) => {
    expect(refusalIn(data)).toEqual({ status: 404, message: '' });
  },
);
