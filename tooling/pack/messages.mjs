// The texts of a package, compiled, as modules that travel with it: one for each language of the studio's catalogues.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const SOURCE = 'en';
const LOCALES = 'apps/studio/src/locales';
/** What a package with texts offers them by. */
export const MESSAGES = './messages/*';

/** The studio's catalogues, by language. */
export async function readCatalogs(root) {
  const po = formatter({ lineNumbers: false });
  const folders = readdirSync(join(root, LOCALES), { withFileTypes: true }).filter((one) => one.isDirectory());
  const read = folders.map(async ({ name: locale }) => {
    const filename = join(root, LOCALES, locale, 'messages.po');
    return [locale, await po.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: SOURCE, filename })];
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Those that a package's sources say, by id, as Lingui loads them. */
export function messagesOf(catalog, folder) {
  const own = Object.entries(catalog).filter(([, { origin = [] }]) =>
    origin.some(([file]) => file.startsWith(`packages/${folder}/`)),
  );
  return Object.fromEntries(
    own.map(([id, { message, translation }]) => [id, compileMessage(translation || message || id)]),
  );
}

/** A module with these texts and those of the packages `below` it. */
export function moduleOf(messages, { below, locale }) {
  const imports = below.map((name, index) => `import { messages as m${index} } from '${name}/messages/${locale}';\n`);
  const parts = [...below.map((_name, index) => `...m${index}`), `...${JSON.stringify(messages)}`];
  return `${imports.join('')}export const messages = { ${parts.join(', ')} };\n`;
}

/** Its declaration. */
export const DECLARATION = "import type { Messages } from '@lingui/core';\nexport declare const messages: Messages;\n";
