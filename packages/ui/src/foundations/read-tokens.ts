/** One custom property of the theme, as it is written. */
export interface Token {
  /** Without its leading dashes: `color-accent`. */
  readonly name: string;
  readonly value: string;
  /** What the theme says above it; empty where it says nothing. */
  readonly note: string;
}

const PART = /\/\*\s*(?<note>[\s\S]*?)\s*\*\/|--(?<name>[\w-]+):\s*(?<value>[^;]+);/g;

/** The tokens whose names begin with a kind (`color`, `radius`), in the theme's order, each with the note above it. */
export function readTokens(css: string, kind: string): Token[] {
  const theme = css.slice(css.indexOf('@theme'), css.indexOf('@keyframes'));
  const tokens: Token[] = [];
  let note = '';
  for (const { groups = {} } of theme.matchAll(PART)) {
    const { name, value } = groups;
    note = groups['note'] ?? note;
    if (!name?.startsWith(`${kind}-`) || value === undefined || value === 'initial') continue;
    tokens.push({ name, value: value.replaceAll(/\s+/g, ' '), note });
  }
  return tokens;
}
