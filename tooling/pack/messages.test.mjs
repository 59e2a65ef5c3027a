import { describe, expect, it } from 'vitest';

import { messagesOf, moduleOf } from './messages.mjs';

const catalog = {
  a1: { message: '{held} held', translation: '{held} reserviert', origin: [['packages/credits/src/receipt.tsx']] },
  b2: { message: 'Close', translation: 'Schließen', origin: [['packages/ui/a.ts'], ['packages/credits/src/b.ts']] },
  c3: { message: 'Library', translation: 'Bibliothek', origin: [['packages/library/src/page.tsx']] },
  d4: { message: 'New', translation: '', origin: [['packages/credits/src/new.tsx']] },
};

describe('the texts of a package', () => {
  it('are those that its sources say, compiled, and in English where nobody translated them', () => {
    expect(messagesOf(catalog, 'credits')).toEqual({ a1: [['held'], ' reserviert'], b2: ['Schließen'], d4: ['New'] });
  });

  it('come with those of the packages below it', async () => {
    const text = moduleOf({ a1: 'x' }, { below: ['@kinora/auth'], locale: 'de' });
    expect(text).toContain("import { messages as m0 } from '@kinora/auth/messages/de';");
    const alone = moduleOf({ a1: ['</script>"'] }, { below: [], locale: 'de' });
    const { messages } = await import(`data:text/javascript,${encodeURIComponent(alone)}`);
    expect(messages).toEqual({ a1: ['</script>"'] });
  });
});
