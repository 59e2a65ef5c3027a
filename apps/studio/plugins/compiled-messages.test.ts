import { reactLingui } from '@kinora/vitest-config/plugins';
import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

import { compiledMessages } from './compiled-messages.ts';

const SOURCE = 'virtual:messages.tsx';

/** What the build makes of a source with macros, as one script. */
async function built(code: string): Promise<string> {
  const source = {
    name: 'source',
    resolveId: (id: string) => (id.endsWith(SOURCE) ? `/${SOURCE}` : null),
    load: (id: string) => (id === `/${SOURCE}` ? code : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, reactLingui({ afterMacros: [compiledMessages] })],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: SOURCE, external: /^(react|@lingui)/, preserveEntrySignatures: 'strict' },
    },
  });
  const [{ output: [script] = [] } = {}] = [result].flat() as { output?: { code: string }[] }[];
  return script?.code ?? '';
}

async function messageIn(code: string): Promise<MessageDescriptor> {
  const script = await built(`import { msg, plural } from '@lingui/core/macro';\nexport const message = ${code};`);
  return (await import(`data:text/javascript,${encodeURIComponent(script)}`)).message as MessageDescriptor;
}

const words = (message: MessageDescriptor) => setupI18n({ locale: 'en', messages: { en: {} } })._(message);

describe('compiledMessages', () => {
  it('leaves no placeholder to show, without a compiler in the browser', async () => {
    const message = await messageIn('msg`${plural(3, { one: "# clip", other: "# clips" })} for ${8} credits`');
    expect(words(message)).toBe('3 clips for 8 credits');
  });

  it('keeps text without placeholders as text', async () => {
    expect((await messageIn("msg`It isn't here.`")).message).toBe("It isn't here.");
  });

  it('compiles the message of an element', async () => {
    const script = await built(
      "import { Trans } from '@lingui/react/macro';\nexport const view = (name) => <Trans>Hello {name}</Trans>;",
    );
    expect(script).toContain('["name"]');
    expect(script).not.toContain('{name}"');
  });

  it('leaves messages of other objects alone', async () => {
    const script = await built('export const message = { message: "{raw}" };');
    expect(script).toContain('"{raw}"');
  });
});
