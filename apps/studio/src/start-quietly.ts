import { notePress } from './pressed-early.ts';
import { noteSending } from './typed-early.ts';

/** A page that was drawn ahead names the scripts of the studio here, the one that starts it first. */
const SCRIPTS = 'meta[name=kinora-scripts]';
/** Somebody wants to use the page: then it does not wait any longer. */
const WISHES = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

interface Page {
  readonly document: Document;
  readonly run: (script: string) => void;
}

function announce({ document }: Page, script: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = script;
  document.head.append(link);
}

/** When everything that is seen is there, or somebody touches the page, whichever is first. */
function whenSeen({ document }: Page, start: () => void): void {
  const { defaultView: window } = document;
  if (document.readyState === 'complete' || !window) {
    start();
    return;
  }
  const done = new AbortController();
  const once = () => {
    done.abort();
    start();
  };
  window.addEventListener('load', once, { signal: done.signal });
  for (const wish of WISHES) window.addEventListener(wish, once, { signal: done.signal, passive: true });
}

/** Runs a script of ours as a module. */
export const runScript = (script: string): void => void import(/* @vite-ignore */ script).catch(console.error);

/** Starts the studio of a page that was drawn ahead, after what is seen of it. Other pages start it themselves. */
export function startQuietly(page: Page): void {
  const named = page.document.querySelector<HTMLMetaElement>(SCRIPTS)?.content ?? '';
  const [main, ...imports] = named.split(' ').filter((name) => name.startsWith('/assets/'));
  if (main === undefined) return;
  page.document.addEventListener('keydown', noteSending);
  page.document.addEventListener('click', notePress);
  whenSeen(page, () => {
    for (const script of imports) announce(page, script);
    page.run(main);
  });
}
