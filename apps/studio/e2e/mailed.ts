import type { APIRequestContext } from '@playwright/test';

import { expect } from './studio.ts';

/** What the development outbox says of a mail. */
interface Mail {
  readonly to: string;
  readonly text: string;
}

/** What the newest mail to an address that holds it says, as soon as there is one. */
export async function mailed(request: APIRequestContext, to: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect(async () => {
    // The contract of the development outbox, newest first.
    const mails = (await (await request.get('/dev/mail.json')).json()) as readonly Mail[];
    found = mails.flatMap((mail) => (mail.to === to ? (pattern.exec(mail.text) ?? []) : [])).at(0) ?? '';
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

export const CODE = /\b[2-9A-HJKMNP-Z]{6}\b/;
export const CONFIRMATION = /\S+\/member\/confirm\/#proof=[\w-]+/;
