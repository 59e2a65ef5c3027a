import { describe, expect, it, vi } from 'vitest';

import { takeArrival } from './arrival.ts';

function arriveAt(href: string) {
  const replaceState = vi.fn<History['replaceState']>();
  const arrival = takeArrival({ location: { href }, history: { state: { from: 'router' }, replaceState } });
  return { arrival, replaceState };
}

describe('takeArrival', () => {
  it('keeps the signal and cleans the address, with everything else in its place', () => {
    const { arrival, replaceState } = arriveAt(
      'https://kinora.example/ai-video-remix/?page=history&signal=eyJ0&language=EN&x=1#seed=7',
    );
    expect(arrival).toEqual({ signal: 'eyJ0' });
    const [state, , url] = replaceState.mock.calls[0] ?? [];
    expect(state).toEqual({ from: 'router' });
    expect(String(url)).toBe('https://kinora.example/ai-video-remix/?page=history&x=1#seed=7');
  });

  it.each([
    ['?uc_signal=a', { signal: 'a' }],
    ['?signal=a&uc_signal=b', { signal: 'a' }],
    ['?signal=&uc_signal=b', { signal: 'b' }],
    ['?signin=cancelled', { signin: 'cancelled' }],
    ['?language=EN', {}],
    ['?signal=', {}],
  ])('takes %s as %o and leaves nothing of it', (query, expected) => {
    const { arrival, replaceState } = arriveAt(`https://kinora.example/home/${query}`);
    expect(arrival).toEqual(expected);
    expect(String(replaceState.mock.calls[0]?.[2])).toBe('https://kinora.example/home/');
  });

  it('leaves an address alone that carries nothing', () => {
    const { arrival, replaceState } = arriveAt('https://kinora.example/?signals=1#signal=2');
    expect([arrival, replaceState.mock.calls]).toEqual([{}, []]);
  });
});
