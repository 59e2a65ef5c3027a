import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { i18n } from '@lingui/core';
import { beforeEach, describe, expect, it } from 'vitest';

import { factsWords, fileNameOf } from './creation-facts.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
const said = (creation: Parameters<typeof factsWords>[0]) => factsWords(creation, i18n);

describe('factsWords', () => {
  it('names model, length, resolution and seed', () => {
    expect(said(aCreation())).toEqual(['Local preview engine', '5 s', '720p', 'seed 7']);
  });

  it.each([
    ['en', 3.016667, '3 s'],
    ['en', 3.24, '3.2 s'],
    ['de', 3.24, '3,2 s'],
  ])('says in %s that a clip of %f s is %s long, whatever was asked for', (locale, seconds, length) => {
    const { result, ...ready } = aReadyCreation();
    i18n.loadAndActivate({ locale, messages: {} });
    expect(said({ ...ready, result: result && { ...result, seconds } })).toContain(length);
    expect(said({ ...ready, result: null })).toContain('5 s');
  });

  it('leaves out what a clip does not have and shows an unknown model by its slug', () => {
    expect(said({ model: 'new-one', input: { prompt: 'x' }, result: null })).toEqual(['new-one']);
  });
});

describe('fileNameOf', () => {
  it.each([
    ['A paper boat on a storm, at night', 'kinora-a-paper-boat-on-a-storm.mp4'],
    ['../../etc/passwd', 'kinora-etc-passwd.mp4'],
    ['قارب ورقي', 'kinora-قارب-ورقي.mp4'],
    ['🦊', 'kinora-00000101.mp4'],
  ])('turns "%s" into %s', (prompt, name) => {
    expect(fileNameOf(aCreation({ input: { prompt } }))).toBe(name);
  });

  it('begins with the effect', () => {
    expect(fileNameOf(aCreation({ mode: 'effect', input: { effect: 'bunny-hop' } }))).toBe('kinora-bunny-hop.mp4');
    expect(fileNameOf(aCreation({ input: { effect: 'comic-shout', prompt: 'POW!' } }))).toBe(
      'kinora-comic-shout-pow.mp4',
    );
  });
});
