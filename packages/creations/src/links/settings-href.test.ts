import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { editHref, settingsHref, videoHref } from './settings-href.ts';

const pages = { text: null, image: null, video: null, effect: (id: string) => `/effects/${id}/` };
const clip = aCreation({ input: { prompt: 'a boat & a fox', seconds: 5, seed: 7 } });

describe('settingsHref', () => {
  it('leads to the page of an effect, with its values', () => {
    const effect = aCreation({ mode: 'effect', input: { effect: 'bunny-hop', first: 'f-1', values: { hops: 3 } } });
    expect(settingsHref(effect, pages)).toBe('/effects/bunny-hop/#first=f-1&v.hops=3');
  });

  it('is none for a text where the form of the page takes it', () => {
    expect(settingsHref(clip, pages)).toBeNull();
  });

  it('is none for an export', () => {
    const exported = aCreation({ mode: 'edit', model: 'editor', input: { prompt: 'Two boats', project: 'p1' } });
    expect(settingsHref(exported, { ...pages, text: '/text-to-video/' })).toBeNull();
  });

  it('leads to the page of pictures, with the pictures of the clip', () => {
    const moved = aCreation({ mode: 'first-last', input: { first: 'f-1', last: 'f-2', camera: 'orbit', seed: 7 } });
    expect(settingsHref(moved, pages)).toBeNull();
    expect(settingsHref(moved, { ...pages, image: '/image-to-video/', video: '/video-to-video/' })).toBe(
      '/image-to-video/#model=local&mode=first-last&first=f-1&last=f-2&camera=orbit&seed=7',
    );
  });

  it('names the camera of a drawn scene', () => {
    const scene = aCreation({ input: { prompt: 'a fox', camera: 'descend', seed: 7 } });
    expect(settingsHref(scene, { ...pages, text: '/text-to-video/' })).toContain('camera=descend');
  });

  it('says what must not be seen', () => {
    const scene = aCreation({ input: { prompt: 'a fox', negative: 'birds, rain', seed: 7 } });
    expect(settingsHref(scene, { ...pages, text: '/text-to-video/' })).toContain('negative=birds%2C+rain');
  });

  it('says how a picture was cropped', () => {
    const crops = { first: { x: 0.25, y: 0.5, zoom: 1.5 } };
    const cropped = aCreation({ mode: 'image', input: { first: 'f-1', crops, seed: 7 } });
    expect(settingsHref(cropped, { ...pages, image: '/image-to-video/' })).toBe(
      '/image-to-video/#model=local&mode=image&first=f-1&seed=7&crop.first=0.25%2C0.5%2C1.5',
    );
  });

  it('leads to the page of videos, with the part that was taken', () => {
    const drawn = aCreation({ mode: 'video', input: { video: 'f-1', from: 2.5, style: 'comic', seed: 7 } });
    expect(settingsHref(drawn, { ...pages, video: '/video-to-video/' })).toBe(
      '/video-to-video/#model=local&mode=video&video=f-1&style=comic&from=2.5&seed=7',
    );
  });

  it('brings reference pictures to the page of texts', () => {
    const like = aCreation({ mode: 'reference', input: { prompt: 'a boat', references: ['f-1', 'f-2'], seed: 7 } });
    expect(settingsHref(like, { ...pages, text: '/text-to-video/' })).toBe(
      '/text-to-video/#model=local&mode=reference&prompt=a+boat&seed=7&references=f-1+f-2',
    );
  });

  it('leads to the page of texts from elsewhere', () => {
    expect(settingsHref(clip, { ...pages, text: '/text-to-video/' })).toBe(
      '/text-to-video/#model=local&prompt=a+boat+%26+a+fox&seconds=5&seed=7',
    );
    expect(settingsHref({ ...clip, model: 'gone' }, { ...pages, text: '/' })).toBe(
      '/#model=gone&prompt=a+boat+%26+a+fox&seed=7',
    );
  });
});

describe('videoHref', () => {
  it('leads a ready clip to the page that draws videos anew', () => {
    const [elsewhere, there] = [{ video: '/video-to-video/' }, { video: null }];
    expect(videoHref(aReadyCreation({ id: 'c-1' }), elsewhere)).toBe('/video-to-video/#mode=video&clip=c-1');
    expect(videoHref(aReadyCreation(), there)).toBeNull();
    expect(videoHref(aCreation(), elsewhere)).toBeNull();
  });
});

describe('editHref', () => {
  const editor = { edit: (id: string) => `/edit/${id}`, project: (id: string) => `/project/${id}` };

  it('leads a ready clip to the editor, and an export to its project', () => {
    expect(editHref(aReadyCreation({ id: 'c-1' }), editor)).toBe('/edit/c-1');
    const exported = aReadyCreation({ id: 'c-2', mode: 'edit', input: { project: 'p-1' } });
    expect(editHref(exported, editor)).toBe('/project/p-1');
    expect(editHref(exported, { edit: editor.edit })).toBe('/edit/c-2');
  });

  it('leads nowhere without a clip, or without an editor', () => {
    expect(editHref(aCreation(), editor)).toBeNull();
    expect(editHref(aReadyCreation(), {})).toBeNull();
  });
});
