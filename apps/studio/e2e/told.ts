import type { BrowserContext, Page, Request } from '@playwright/test';

/** Where something secret could be read later, or by somebody else. */
export interface Told {
  /** Addresses the page had, as the browser and the scripts put them. */
  readonly addresses: string[];
  /** Addresses of requests that are no calls of the contract. */
  readonly requests: string[];
  readonly referrers: string[];
  /** What stood in storage, the data layer and the names of cookies. */
  readonly kept: string[];
  readonly console: string[];
  /** What stood in cookies that scripts can read, by name. */
  readonly cookies: Map<string, Set<string>>;
}

/** Calls carry in their query what the contract says they carry. */
const isCall = (request: Request) => /^\/(?:account|api)\//.test(new URL(request.url()).pathname);

/** Puts every address a script sets into the data of the page; runs before all its scripts. */
function noteAddresses() {
  const noted: string[] = [];
  Object.assign(globalThis, { __addresses: noted });
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (state: unknown, unused: string, url?: string | URL | null) => {
      noted.push(String(url ?? ''));
      original(state, unused, url);
    };
  }
}

function everythingKept() {
  // `noteAddresses` puts the first there, an operator's own tag would read the second.
  const { __addresses: addresses = [], dataLayer = [] } = globalThis as {
    __addresses?: readonly string[];
    dataLayer?: readonly unknown[];
  };
  return {
    addresses: [...addresses, ...navigation.entries().map(({ url }) => url ?? ''), document.referrer, document.title],
    kept: [JSON.stringify(localStorage), JSON.stringify(sessionStorage), JSON.stringify(dataLayer)],
    cookies: document.cookie.split('; ').map((pair) => pair.split('=') as [string, string?]),
  };
}

/** Listens to a browser from its first page on. */
export async function listenTo(context: BrowserContext) {
  const told: Told = { addresses: [], requests: [], referrers: [], kept: [], console: [], cookies: new Map() };
  const heard: Promise<void>[] = [];
  await context.addInitScript(noteAddresses);
  context.on('request', (request) => {
    if (!isCall(request)) told.requests.push(request.url());
    const note = ({ referer = '' }: Record<string, string>) => void told.referrers.push(referer);
    // A request that a closed page cut off has no headers any more.
    heard.push(request.allHeaders().then(note, () => undefined));
  });
  context.on('console', (message) => told.console.push(message.text()));
  const follow = (page: Page) => page.on('framenavigated', (frame) => told.addresses.push(frame.url()));
  context.pages().forEach(follow);
  context.on('page', follow);
  return {
    told,
    /** Takes down what a page holds now; what goes with it is not seen later. */
    note: async (page: Page) => {
      const { addresses, cookies, kept } = await page.evaluate(everythingKept);
      told.addresses.push(...addresses);
      told.kept.push(...kept, ...cookies.map(([name]) => name));
      for (const [name, value = ''] of cookies) {
        told.cookies.set(name, (told.cookies.get(name) ?? new Set()).add(value));
      }
    },
    /** Waits for what was heard. */
    settle: () => Promise.all(heard),
  };
}
