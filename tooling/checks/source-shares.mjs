// How much of a script came from which source file, read from its source map.
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const CONTINUES = 32;

/** The numbers of one segment of `mappings`, which are written in base 64 by five bits each, the sign last. */
function numbersIn(segment) {
  const numbers = [];
  let [value, shift] = [0, 0];
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit % CONTINUES) * 2 ** shift;
    shift += 5;
    if (digit >= CONTINUES) continue;
    numbers.push(value % 2 === 1 ? -(value - 1) / 2 : value / 2);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/** The letters of a script by source: `Map<source, letters>`; what the bundler wrote itself belongs to nobody. */
export function lettersBySource(code, { mappings, sources }) {
  const letters = new Map();
  const lines = code.split('\n');
  let source = 0;
  for (const [row, line] of mappings.split(';').entries()) {
    let column = 0;
    const segments = line.split(',').filter((one) => one !== '');
    const places = segments.map((segment) => {
      const numbers = numbersIn(segment);
      column += numbers[0];
      if (numbers.length === 1) return { column, name: undefined };
      source += numbers[1];
      return { column, name: sources[source] };
    });
    for (const [index, { column: from, name }] of places.entries()) {
      const until = places[index + 1]?.column ?? lines[row]?.length ?? from;
      if (name !== undefined) letters.set(name, (letters.get(name) ?? 0) + until - from);
    }
  }
  return letters;
}
