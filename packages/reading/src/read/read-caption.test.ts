import { describe, expect, it } from 'vitest';

import { findGreeting, readCaption, splitQuote } from './read-caption.ts';

describe('the caption of a prompt', () => {
  it.each([
    ['a fox "Run"', 'Run'],
    ['a fox “Run fast”', 'Run fast'],
    ['a fox «Vite»', 'Vite'],
    ['a fox „Lauf“', 'Lauf'],
    ["a fox 'run now'", 'run now'],
    ["the dog's bone isn't here", null],
  ])('in %s is %j', (prompt, quote) => {
    expect(splitQuote(prompt).quote).toBe(quote);
  });

  it('is not part of the scene', () => {
    expect(splitQuote('a fox "a whale" runs').rest).not.toContain('whale');
  });

  it.each([
    ['Happy birthday Mia with balloons', 'Happy birthday Mia'],
    ['Congratulations, you did it! A castle', 'Congratulations'],
    ['a happy dog', null],
    ['Welcome to the longest greeting that anybody has ever written down without a pause', null],
  ])('greets in %s with %j', (prompt, greeting) => {
    expect(findGreeting(prompt)).toBe(greeting);
  });

  it('is a title at a party and for a greeting, a line elsewhere', () => {
    expect(readCaption({ quote: 'Hi', rest: '' }, 'party').caption?.look).toBe('title');
    expect(readCaption({ quote: 'Hi', rest: '' }, 'sea').caption?.look).toBe('line');
    expect(readCaption({ quote: null, rest: 'Merry Christmas' }, 'forest').caption?.look).toBe('title');
  });

  it('ends at a word when it is too long', () => {
    const text = readCaption({ quote: 'word '.repeat(60), rest: '' }, 'sea').caption?.text ?? '';
    expect(text.length).toBeLessThanOrEqual(91);
    expect(text).toMatch(/word…$/);
  });

  it('is nothing when no letter is left', () => {
    expect(readCaption({ quote: '🎉 !', rest: '' }, 'sea')).toEqual({ caption: null, unsupportedScript: null });
  });
});
