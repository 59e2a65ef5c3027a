import { recordClick } from './early-clicks.ts';
import { recordSend } from './early-input.ts';

/** A page that was drawn ahead names here what the studio is made of, the script that starts it first. */
const SCRIPTS = 'meta[name=kinora-scripts]';
/** First signs of use, which start the studio at once. */
const USES = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

interface Page {
  readonly document: Document;
  readonly run: (script: string) => void;
}

function ask({ document }: Page, rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

/** Runs when the page has loaded or is used for the first time, whichever comes first. */
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
  for (const use of USES) window.addEventListener(use, once, { signal: done.signal, passive: true });
}

/** Runs a script of ours as a module. */
export const runScript = (script: string): void => void import(/* @vite-ignore */ script).catch(console.error);

/** Starts the studio of a page that was drawn ahead, after what is seen of it. Other pages start it themselves. */
export function startAfterLoad(page: Page): void {
  const named = page.document.querySelector<HTMLMetaElement>(SCRIPTS)?.content ?? '';
  const files = named.split(' ').filter((name) => name.startsWith('/assets/'));
  const [main, ...scripts] = files.filter((name) => name.endsWith('.js'));
  const styles = files.find((name) => name.endsWith('.css'));
  if (main === undefined) return;
  page.document.addEventListener('keydown', recordSend);
  page.document.addEventListener('click', recordClick);
  whenSeen(page, () => {
    for (const script of scripts) ask(page, 'modulepreload', script);
    if (styles === undefined) return page.run(main);
    ask(page, 'modulepreload', main);
    // What the studio adds to the page is not in the styles that came with it. Without them it says what is missing.
    const sheet = ask(page, 'stylesheet', styles);
    sheet.addEventListener('load', () => page.run(main));
    sheet.addEventListener('error', () => {
      sheet.dataset.missing = '';
      page.run(main);
    });
  });
}
