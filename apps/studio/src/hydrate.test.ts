// @vitest-environment happy-dom
import { isDrawnPageAtom } from '@kinora/browser';
import { promptAtom, writePromptAtom } from '@kinora/creating';
import { holdLazy, lazy, useLazy } from '@kinora/ui';
import { createStore, Provider, useAtomValue, useSetAtom } from 'jotai';
import { createElement as h, useLayoutEffect, type ChangeEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { recordClick } from './early-clicks.ts';
import { recordSend } from './early-input.ts';
import { hydrate } from './hydrate.ts';
import { notePageReady } from './page-ready.ts';

const pressed = vi.fn<() => void>();
const chosen = vi.fn<(files: FileList | null) => void>();
const partOf = lazy(() => Promise.resolve('late'));

function Page() {
  useLayoutEffect(notePageReady, []);
  const write = useSetAtom(writePromptAtom);
  return h(
    'main',
    null,
    h('textarea', {
      value: useAtomValue(promptAtom),
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => write(event.target.value),
    }),
    h('input', { type: 'file', onChange: (event: ChangeEvent<HTMLInputElement>) => chosen(event.target.files) }),
    h('button', { onClick: pressed }, 'Log in'),
    h('output', null, useLazy(partOf) ?? 'nothing yet'),
  );
}

const viewOf = (store: ReturnType<typeof createStore>) => h(Provider, { store }, h(Page));
const field = () => document.querySelector('textarea');

/** A page as the server drew it for everybody, and the studio of whoever asked for it. */
function studio() {
  const drawn = createStore();
  drawn.set(isDrawnPageAtom, true);
  // The server has a studio of its own, in which nothing is late.
  holdLazy(true);
  document.body.innerHTML = `<div id="root">${renderToString(viewOf(drawn))}</div>`;
  holdLazy(false);
  const root = document.querySelector<HTMLElement>('#root') ?? document.body;
  const store = createStore();
  return { root, store, taken: () => hydrate({ root, store, view: viewOf(store) }) };
}

beforeEach(() => {
  window.localStorage.clear();
  pressed.mockClear();
  vi.restoreAllMocks();
});

describe('a page that was drawn ahead', () => {
  it('keeps its elements, and shows what came late after it', async () => {
    await partOf.load();
    const { root, taken } = studio();
    const elements = [...root.querySelectorAll('*')];
    expect(document.querySelector('output')?.textContent).toBe('nothing yet');
    const complaints = vi.spyOn(console, 'error');
    await taken();
    await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('late'));
    expect([...root.querySelectorAll('*')]).toEqual(elements);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('keeps what was typed into it, with the focus and where one writes', async () => {
    const { store, taken } = studio();
    const typedInto = field();
    typedInto?.focus();
    Object.assign(typedInto ?? {}, { value: 'a paper boat' });
    typedInto?.setSelectionRange(2, 7);
    await taken();
    expect(store.get(promptAtom)).toBe('a paper boat');
    expect(field()).toBe(typedInto);
    expect(document.activeElement).toBe(typedInto);
    expect([field()?.value, field()?.selectionStart, field()?.selectionEnd]).toEqual(['a paper boat', 2, 7]);
  });

  it('keeps what was typed before it has the page: a reload may come first', async () => {
    const { taken } = studio();
    Object.assign(field() ?? {}, { value: 'a paper boat' });
    const over = taken();
    expect(window.localStorage.getItem('kinora:draft:text')).toContain('a paper boat');
    await over;
  });

  it('hears of a file that was dropped into it', async () => {
    const { root, taken } = studio();
    const files = [new File(['x'], 'x.png')] as unknown as FileList;
    Object.defineProperty(root.querySelector('input'), 'files', { value: files });
    await taken();
    expect(chosen).toHaveBeenCalledExactlyOnceWith(files);
  });

  it('shows only then what this browser remembers', async () => {
    window.localStorage.setItem('kinora:draft:text', JSON.stringify({ prompt: 'a fox' }));
    const { store, taken } = studio();
    expect(field()?.value).toBe('');
    await taken();
    expect(store.get(isDrawnPageAtom)).toBe(false);
    await vi.waitFor(() => expect(field()?.value).toBe('a fox'));
  });

  it('is taken over once, whatever stands in it later', async () => {
    const { store, taken } = studio();
    await taken();
    Object.assign(field() ?? {}, { value: 'not typed early' });
    notePageReady();
    expect(store.get(promptAtom)).not.toBe('not typed early');
  });

  it('lets choices be made again, and presses once what was pressed too early', async () => {
    const { root, taken } = studio();
    // Only React's development build minds what the server wrote beside the studio.
    vi.spyOn(console, 'error').mockReturnValue();
    field()?.setAttribute('inert', '');
    document.addEventListener('click', recordClick);
    document.addEventListener('keydown', recordSend);
    root.querySelector('button')?.click();
    expect(pressed).not.toHaveBeenCalled();
    await taken();
    expect(root.querySelectorAll('[inert]')).toHaveLength(0);
    expect(pressed).toHaveBeenCalledOnce();
    root.querySelector('button')?.click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});
