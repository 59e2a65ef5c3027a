const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

export type Environment = 'development' | 'production';

/** Which client we are at an OpenID provider. */
export interface GoogleSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
}

/** https everywhere, and plain http on this machine while developing. */
export function isTrustworthy(text: string, environment: Environment): boolean {
  if (!URL.canParse(text)) return false;
  const { hostname, protocol } = new URL(text);
  return (
    protocol === 'https:' || (protocol === 'http:' && environment === 'development' && LOOPBACK.includes(hostname))
  );
}

export interface GoogleSource {
  readonly KINORA_ENV: Environment;
  readonly KINORA_GOOGLE_ISSUER: string;
  readonly KINORA_GOOGLE_CLIENT_ID?: string | undefined;
  readonly KINORA_GOOGLE_CLIENT_SECRET?: string | undefined;
}

/** Undefined without the id of a client; throws one sentence for an issuer that could be anybody. */
export function googleSettings(source: GoogleSource): GoogleSettings | undefined {
  const { KINORA_ENV, KINORA_GOOGLE_CLIENT_ID: clientId, KINORA_GOOGLE_CLIENT_SECRET: clientSecret } = source;
  if (clientId === undefined) return undefined;
  if (!isTrustworthy(source.KINORA_GOOGLE_ISSUER, KINORA_ENV)) {
    throw new Error('KINORA_GOOGLE_ISSUER must be an https address; in development http on this machine will do');
  }
  return { issuer: source.KINORA_GOOGLE_ISSUER, clientId, clientSecret };
}

/** Origins as they stand in addresses; throws one sentence for anything else. */
export function ownOrigins(origins: readonly string[], environment: Environment): readonly string[] {
  const isOrigin = (text: string) => isTrustworthy(text, environment) && new URL(text).origin === text;
  if (origins.every(isOrigin)) return origins;
  throw new Error('KINORA_REDIRECT_ORIGINS takes origins such as https://pay.example.com, separated by commas');
}
