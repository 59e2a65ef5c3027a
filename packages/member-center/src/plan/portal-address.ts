const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** The page of a payment service, if it is one a member may be sent to: https, or http on this machine. */
export function portalAddress(url: string, here: string): string | null {
  if (!URL.canParse(url, here)) return null;
  const { protocol, hostname, href, username, password } = new URL(url, here);
  if (username !== '' || password !== '') return null;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname)) ? href : null;
}
