import { checksumOf, type FunctionSet } from '../functions/function-set.ts';

/** The set a next version would bring: every body says which one it is from, and does the same. */
export function nextSet({ checksum, earlier, files, number }: FunctionSet): FunctionSet {
  const mark = `\n-- set ${number + 1}\n$$$$;`;
  const next = files.map(({ name, sql }) => ({ name, sql: sql.replace(/(?:\n-- set \d+)?\n\$\$;/, mark) }));
  return {
    number: number + 1,
    checksum: checksumOf(next),
    files: next,
    earlier: [...earlier, { number, checksum }],
  };
}
