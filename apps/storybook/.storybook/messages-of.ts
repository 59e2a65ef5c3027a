import type { Messages } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

const catalogues = import.meta.glob<string>('../../studio/src/locales/*/messages.po', {
  query: '?raw',
  import: 'default',
});

const ENTRY = /(?:^msgctxt "(?<context>.*)"\n)?^msgid "(?<id>.+)"\nmsgstr "(?<say>.+)"$/gm;
const plain = (text: string) => text.replaceAll(String.raw`\"`, '"').replaceAll(String.raw`\n`, '\n');

/** The studio's texts in a language, not compiled; none for the one in the code. */
export async function messagesOf(locale: string): Promise<Messages> {
  const load = locale === 'en' ? undefined : catalogues[`../../studio/src/locales/${locale}/messages.po`];
  const text = (await load?.()) ?? '';
  return Object.fromEntries(
    [...text.matchAll(ENTRY)].map(({ groups = {} }) => {
      const { context, id = '', say = '' } = groups;
      return [generateMessageId(plain(id), context === undefined ? undefined : plain(context)), plain(say)];
    }),
  );
}
