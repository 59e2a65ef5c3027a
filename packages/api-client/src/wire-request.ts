import type { SiteConfig } from '@kinora/contracts';
import {
  carriesTime,
  fillPath,
  pathParameters,
  signatureOf,
  type EndpointSpec,
  type Service,
} from '@kinora/contracts/wire';

import { loadHashes } from './lazy-hashes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One request in the words of the contract, ready for any transport. */
export interface WireRequest {
  readonly endpoint: EndpointSpec;
  /** What the caller asked for, before it was put into path, headers and fields. */
  readonly input: Fields;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Query of a GET or DELETE, JSON body of a POST; empty fields are left out. */
  readonly fields: Fields;
}

export interface WireContext {
  readonly site: Pick<SiteConfig, 'accountBase' | 'ipBase' | 'mediaBase' | 'productBase' | 'signWord' | 'spuid'>;
  readonly token: string;
  readonly deviceId: string;
  /** Of the page; empty for that of the browser. */
  readonly locale: string;
  /** Epoch milliseconds of the server as far as we know. */
  readonly now: number;
}

function baseOf({ accountBase, ipBase, mediaBase, productBase }: WireContext['site'], service: Service): string {
  return { account: accountBase, product: productBase, tool: ipBase, media: mediaBase, site: '' }[service];
}

/** Headers that the contract takes from the input, by header name. */
function inputHeaders({ headers = {} }: EndpointSpec, input: Fields): Record<string, string> {
  const named = Object.entries(headers).map(([field, header]) => [header, input[field]] as const);
  return Object.fromEntries(
    named.flatMap(([header, value]) => (typeof value === 'string' ? [[header, value] as const] : [])),
  );
}

function headersOf(endpoint: EndpointSpec, input: Fields, { token, deviceId, locale, site }: WireContext) {
  const isProduct = endpoint.service === 'product';
  const own = {
    token: endpoint.anonymous ? '' : token,
    spuid: isProduct ? String(site.spuid) : '',
    device_code: isProduct ? deviceId : '',
    'accept-language': locale,
  };
  const present = Object.entries(own).filter(([, value]) => value !== '');
  return { ...inputHeaders(endpoint, input), ...Object.fromEntries(present) };
}

function fieldsOf(endpoint: EndpointSpec, input: Fields, now: number): Record<string, unknown> {
  const elsewhere = new Set([...pathParameters(endpoint.path), ...Object.keys(endpoint.headers ?? {})]);
  const kept = Object.entries(input).filter(([name, value]) => value !== undefined && !elsewhere.has(name));
  const time = carriesTime(endpoint) ? { timestamp: Math.floor(now / 1000) } : {};
  return { ...Object.fromEntries(kept), ...endpoint.constants, ...time };
}

/** Puts an input where the contract wants it: path, headers, fields, constants, time and signature. */
export async function wireRequest(endpoint: EndpointSpec, input: Fields, context: WireContext): Promise<WireRequest> {
  const { site, now } = context;
  const headers: Record<string, string> = headersOf(endpoint, input, context);
  const fields = fieldsOf(endpoint, input, now);
  const url = baseOf(site, endpoint.service) + fillPath(endpoint.path, input);
  if (endpoint.sign === undefined || endpoint.sign === 'clock') return { endpoint, input, url, headers, fields };
  const by = { token: headers.token ?? '', word: site.signWord, ...(await loadHashes()) };
  return { endpoint, input, url, headers, fields: { ...fields, sign: signatureOf(endpoint, fields, by) } };
}
