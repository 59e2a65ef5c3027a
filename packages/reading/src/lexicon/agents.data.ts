/** What stands before who did what is told, and does none of what follows: "a rocket drawn by a child takes off". */
export const AGENTS: Readonly<Record<string, readonly string[]>> = {
  en: ['by'],
  de: ['von', 'vom'],
  es: ['por'],
  fr: ['par'],
  it: ['da', 'dal', 'dalla', 'dallo'],
  pt: ['por', 'pelo', 'pela'],
};
