import { authLogin } from '@kinora/contracts/identity';
import { CODES, ENDPOINTS, type EndpointNamed, type EndpointName, type InputOf } from '@kinora/contracts/wire';

import { callApi } from '../api-member.ts';

type Fields = Readonly<Record<string, string>>;

/** Reads the cookies an answer sets into a jar; an empty value takes one out. */
function keep(jar: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';', 1);
    const at = pair.indexOf('=');
    jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** A browser as far as cookies, origins and redirects go: it follows nothing by itself. */
export function createWebVisitor(base: string, { languages = 'en' } = {}) {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string) => {
    const { hostname } = new URL(url);
    const jar = jars.get(hostname) ?? new Map<string, string>();
    jars.set(hostname, jar);
    return jar;
  };

  async function send(url: string, init: RequestInit = {}): Promise<Response> {
    const jar = jarOf(url);
    const headers = new Headers(init.headers);
    headers.set('accept-language', languages);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    keep(jar, response);
    return response;
  }

  /** Opens an address, or posts a form to it, and tells where the answer leads; empty where it leads nowhere. */
  async function visit(url: string, form?: Fields): Promise<string> {
    const init = form && { method: 'POST', body: new URLSearchParams(form) };
    const location = (await send(url, init)).headers.get('location');
    return location === null ? '' : new URL(location, url).href;
  }

  return {
    cookies: jarOf(base),
    send,
    visit,

    /** A call of the contract by a page of ours, or of another site. */
    call: <Name extends EndpointName>(
      name: Name,
      input: InputOf<EndpointNamed<Name>>,
      { token = '', origin = base, site }: { token?: string; origin?: string; site?: string } = {},
    ) => {
      const said = { origin, ...(site !== undefined && { 'sec-fetch-site': site }) };
      const page = (url: string, init: RequestInit = {}) =>
        send(url, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), ...said } });
      return callApi(base, ENDPOINTS[name], { input, token, send: page });
    },

    /** Begins a sign-in with Google and comes to the provider's address. */
    async begin(returnTo = `${base}/home/?page=2#top`): Promise<string> {
      const input = { provider: 'google', redirect_url: returnTo } as const;
      const { code, data, msg } = await callApi(base, authLogin, { input, send });
      if (code !== CODES.ok) throw new Error(msg);
      return data.url;
    },

    /** Goes to the provider, says who one is there, and tells where it sends one back to. */
    async prove(address: string, form: Fields): Promise<string> {
      const back = `${base}/account/google/callback`;
      let at = await visit(address);
      if (new URL(at).pathname.startsWith('/people/')) at = await visit(at, form);
      for (let step = 0; step < 3 && !at.startsWith(back); step += 1) at = await visit(at);
      return at;
    },
  };
}

export type WebVisitor = ReturnType<typeof createWebVisitor>;
