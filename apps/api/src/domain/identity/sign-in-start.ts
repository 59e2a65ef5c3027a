import type { SignInSecrets } from './sign-in-provider.ts';

/** A sign-in with another provider that was begun in one browser. */
export interface SignInStart {
  /** 256 bits, known to the browser and the provider. */
  readonly state: string;
  /** The secret of the cookie that ties it to the browser. */
  readonly browser: string;
  /** Where to go afterwards, one of our own addresses; never taken from the request that ends it. */
  readonly returnTo: string;
  /** The language of the page that began it: mails to a new member are written in it. */
  readonly locale: string;
  /** The session whose member connects the provider; null where somebody signs in. */
  readonly session: Buffer | null;
  readonly secrets: SignInSecrets;
}

export interface TakenStart extends Pick<SignInStart, 'locale' | 'returnTo' | 'session'> {
  /** Undefined where it is over: too old, or ended before. */
  readonly secrets: SignInSecrets | undefined;
}

/** Sign-ins that were begun; each ends once, within ten minutes, in the browser that began it. */
export interface SignInStarts {
  keep(start: SignInStart): Promise<void>;
  /** Ends a sign-in. Undefined for an unknown state, or one that another browser started. */
  take(state: string, browser: string): Promise<TakenStart | undefined>;
}
