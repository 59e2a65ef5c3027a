/** A piece of a prompt: words as they stand, or a choice between sequences of pieces. */
type Piece = string | Choice;

interface Sequence {
  readonly pieces: readonly Piece[];
  /** How many texts it can become. */
  readonly count: number;
}

interface Choice {
  readonly ways: readonly Sequence[];
  readonly count: number;
}

/** Why braces are only letters: never closed, never opened, around a single way, or too deep within others. */
export type Literal = 'unclosed' | 'unopened' | 'alone' | 'deep';

export interface Choices extends Sequence {
  readonly hasChoice: boolean;
  /** Why the first brace that is only a letter is one; null where all of them mean something. */
  readonly literal: Literal | null;
}

/** Choices within choices go so deep. */
export const DEPTH_MAX = 16;

type Ways = Piece[][];

const sequenceOf = (pieces: readonly Piece[]): Sequence => ({
  pieces,
  count: pieces.reduce((count, piece) => (typeof piece === 'string' ? count : count * piece.count), 1),
});

function choiceOf(ways: Ways): Choice {
  const sequences = ways.map(sequenceOf);
  return { ways: sequences, count: sequences.reduce((sum, { count }) => sum + count, 0) };
}

/** A group that is none, as it was written. */
const asWritten = (ways: Ways): Piece[] => ['{', ...ways.flatMap((way, at) => (at === 0 ? way : ['|', ...way]))];

const TOKENS = /\\[{|}]|[{|}]|[^\\{|}]+|\\/g;

/** Reads what is open and what is wrong, token by token. */
function reader() {
  const root: Ways = [[]];
  const open: Ways[] = [];
  const found: { hasChoice: boolean; literal: Literal | null } = { hasChoice: false, literal: null };
  const put = (...pieces: readonly Piece[]) => void (open.at(-1) ?? root).at(-1)?.push(...pieces);
  const say = (literal: Literal) => {
    found.literal ??= literal;
  };
  const close = () => {
    const ways = open.pop();
    if (!ways) say('unopened');
    else if (ways.length === 1) say('alone');
    else found.hasChoice = true;
    if (!ways) put('}');
    else if (ways.length === 1) put(...asWritten(ways), '}');
    else put(choiceOf(ways));
  };
  const take = (token: string) => {
    if (token === '{') open.push([[]]);
    else if (token === '}') close();
    else if (token === '|' && open.length > 0) open.at(-1)?.push([]);
    else put(token.length === 2 && token.startsWith('\\') ? token.slice(1) : token);
    return open.length <= DEPTH_MAX;
  };
  const finish = (): Choices => {
    for (let ways = open.pop(); ways; ways = open.pop()) {
      say('unclosed');
      put(...asWritten(ways));
    }
    return { ...sequenceOf(root.flat()), ...found };
  };
  return { take, finish };
}

/**
 * Reads the choices of a prompt: `{red|blue} boat`, nested too. A brace that opens or closes nothing is a letter, and
 * `\{`, `\|` and `\}` always are letters. Takes the time of reading the text once, however many texts it can become.
 */
export function readChoices(text: string): Choices {
  const { take, finish } = reader();
  for (const token of text.match(TOKENS) ?? []) {
    if (!take(token)) return { pieces: [text], count: 1, hasChoice: false, literal: 'deep' };
  }
  return finish();
}

/** One of the texts a sequence can become: the last choice changes first. */
export function textAt({ pieces }: Sequence, index: number): string {
  let left = index;
  const words = pieces.toReversed().map((piece) => {
    if (typeof piece === 'string') return piece;
    const at = left % piece.count;
    left = Math.floor(left / piece.count);
    return wayAt(piece, at);
  });
  return words.toReversed().join('');
}

function wayAt({ ways }: Choice, index: number): string {
  let left = index;
  for (const way of ways) {
    if (left < way.count) return textAt(way, left);
    left -= way.count;
  }
  return '';
}
