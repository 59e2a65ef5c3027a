import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { Trans, useLingui } from './checked-texts.ts';

const HELLO = { id: 'hello', message: 'Hello {name}', values: { name: 'Ada' } };

function Greeting() {
  const { i18n } = useLingui();
  return i18n._(HELLO);
}

function drawn(view: typeof Greeting | typeof Trans, messages?: Record<string, string | string[]>) {
  const i18n = setupI18n({ locale: 'de', messages: messages ? { de: messages } : {} });
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(view, HELLO)));
}

describe.each([
  ['useLingui', Greeting],
  ['Trans', Trans],
] as const)('%s', (_name, view) => {
  it('has the texts that the app has loaded', () => {
    expect(drawn(view, { hello: ['Hallo ', ['name']] as unknown as string[] })).toBe('Hallo Ada');
  });

  it('names the texts that the app has not loaded', () => {
    expect(() => drawn(view)).toThrow('Kinora’s texts are not loaded for the language “de”.');
  });

  it('names the provider that is missing', () => {
    expect(() => renderToStaticMarkup(createElement(view, HELLO))).toThrow('<I18nProvider> of @lingui/react');
  });
});
