import { awaitedElement } from './awaited-element.ts';

/** The title of a page without one of its own. */
const BASE = 'Kinora';
/** In the head of a page that is for everybody, which the server names. */
const NAMED = 'link[rel=canonical]';
/** A page names itself right after it is drawn. */
const NAMING_MS = 50;

/** The title that was made of a heading here; a page that names itself puts it back when it goes. */
let ownTitle = BASE;

const headingOf = () => document.querySelector<HTMLElement>('main h1');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Names a page that did not name itself after its heading. */
function nameAfter(heading: HTMLElement): void {
  if (document.title !== BASE && document.title !== ownTitle) return;
  ownTitle = `${heading.textContent} · ${BASE}`;
  document.title = ownTitle;
}

/** A dialog keeps the focus; so does a field in which somebody already writes. */
const mayTakeFocus = () => !document.activeElement?.matches('dialog *, input, textarea, select');

function takeFocus(heading: HTMLElement): void {
  if (!mayTakeFocus()) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export interface PageArrival {
  /** What stands behind `#` in the address, without it. */
  readonly hash: string;
  /** Over when another page comes. */
  readonly signal: AbortSignal;
}

/** Scrolls to the anchor of the address, also when what it names comes late. */
export async function goToAnchor({ hash, signal }: PageArrival): Promise<void> {
  if (hash === '') return;
  const anchor = await awaitedElement(() => document.querySelector(`#${CSS.escape(hash)}`), { signal });
  anchor?.scrollIntoView();
}

/** Names the first page of a visit. */
export async function nameFirstPage({ signal }: PageArrival): Promise<void> {
  const heading = await awaitedElement(headingOf, { signal });
  await pause(NAMING_MS);
  if (!heading || signal.aborted) return;
  // A name from the server goes with its page, as one of ours would.
  if (document.title !== BASE && document.querySelector(NAMED)) ownTitle = document.title;
  else nameAfter(heading);
}

/** Names a page that one came to inside the studio and moves the focus to its heading; resolves to its title. */
export async function enterPage({ signal }: PageArrival): Promise<string | null> {
  const heading = await awaitedElement(headingOf, { signal });
  await pause(NAMING_MS);
  if (!heading || signal.aborted) return null;
  nameAfter(heading);
  takeFocus(heading);
  return document.title;
}
