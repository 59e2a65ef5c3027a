import { LinguiContext, Trans as LinguiTrans } from '@lingui/react';
import { createElement, useContext, type ComponentProps } from 'react';

const NO_PROVIDER =
  'Kinora’s views need an <I18nProvider> of @lingui/react around them. The package’s README shows how.';

const noTexts = (locale: string): string =>
  `Kinora’s texts are not loaded for the language “${locale}”. Load them with i18n.load() from the package’s “messages/${locale}” before i18n.activate(); its README shows how.`;

/** Catalogues that were found to have texts. */
const filled = new WeakSet<object>();

/** Lingui’s hook; says in a sentence what an app around it lacks. */
export function useLingui() {
  const lingui = useContext(LinguiContext);
  if (!lingui) throw new Error(NO_PROVIDER);
  const { locale, messages } = lingui.i18n;
  if (!filled.has(messages)) {
    if (Object.keys(messages).length === 0) throw new Error(noTexts(locale));
    filled.add(messages);
  }
  return lingui;
}

/** Lingui’s component; says in a sentence what an app around it lacks. */
export function Trans(props: ComponentProps<typeof LinguiTrans>) {
  useLingui();
  return createElement(LinguiTrans, props);
}
