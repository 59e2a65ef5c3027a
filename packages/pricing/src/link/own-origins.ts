import type { SiteConfig } from '@kinora/contracts';

type Bases = Pick<SiteConfig, 'accountBase' | 'environment' | 'memberUrl' | 'productBase'>;

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** A page that may hear secrets: https, or in development a page of this machine. */
const isTrusted = ({ protocol, hostname }: URL, environment: SiteConfig['environment']): boolean =>
  protocol === 'https:' || (environment === 'development' && protocol === 'http:' && LOOPBACK.test(hostname));

/** The origins of this server as its configuration names them; `here` is the origin of the page. */
export function ownOrigins({ accountBase, productBase, memberUrl, environment }: Bases, here: string) {
  const urls = [here, accountBase, productBase, memberUrl].flatMap((address) =>
    URL.canParse(address, here) ? [new URL(address, here)] : [],
  );
  return new Set(urls.filter((url) => isTrusted(url, environment)).map(({ origin }) => origin));
}
