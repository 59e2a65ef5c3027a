export { cropsOfAddress } from './links/crop-fragment.ts';
export { effectFragmentOf, effectInputIn } from './links/effect-fragment.ts';
export { filesNamedIn, fragmentOf, type NamedFiles } from './links/fragment.ts';
export { promptHref } from './links/prompt-href.ts';
export { type ClipPages, editHref, settingsHref, videoHref } from './links/settings-href.ts';
export { languagesToWrite, type PromptLanguage, promptLanguageOf } from './prompt-language.ts';
