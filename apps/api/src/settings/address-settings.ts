import { isTrustworthy, type Environment } from './google-settings.ts';

/** A placeholder address for development; mail to it goes nowhere (RFC 2606). */
export const EXAMPLE_ADDRESS = 'support@example.com';

const ADDRESS = /^[^\s@<>,;"]+@(?<domain>[^\s@<>,;"]+)$/;
const EXAMPLE_DOMAIN = /(?:^|\.)example\.(?:com|net|org)$/i;

interface SupportSource {
  readonly KINORA_ENV: Environment;
  readonly KINORA_SUPPORT_EMAIL: string;
}

/** Where people write to. Throws one sentence; a placeholder address is for development only. */
export function readSupportEmail({ KINORA_ENV, KINORA_SUPPORT_EMAIL: email }: SupportSource): string {
  const domain = ADDRESS.exec(email)?.groups?.domain;
  if (domain === undefined) throw new Error('KINORA_SUPPORT_EMAIL must be one address, such as help@your.host');
  if (KINORA_ENV === 'production' && EXAMPLE_DOMAIN.test(domain)) {
    throw new Error('KINORA_ENV=production needs KINORA_SUPPORT_EMAIL, the address where you read what people write');
  }
  return email;
}

interface MemberSource {
  readonly KINORA_ENV: Environment;
  readonly KINORA_MEMBER_URL: string;
}

/** Where the member center is, and the site it belongs to where that is another one than ours. */
export interface MemberAddress {
  readonly url: string;
  readonly origin: string | undefined;
}

/** A path of our own, or an address that tickets may be made for. Throws one sentence. */
export function readMemberUrl({ KINORA_ENV, KINORA_MEMBER_URL: url }: MemberSource): MemberAddress {
  if (/^\/(?![/\\])[^\s\\?#]*$/.test(url)) return { url, origin: undefined };
  const isWritten = isTrustworthy(url, KINORA_ENV) && new URL(url).href === url;
  if (!isWritten || new URL(url).username !== '') {
    throw new Error(
      'KINORA_MEMBER_URL must be a path such as /member/, or an https address such as https://your.host/',
    );
  }
  return { url, origin: new URL(url).origin };
}
