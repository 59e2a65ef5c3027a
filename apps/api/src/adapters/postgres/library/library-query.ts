import type { LibraryQuery } from '@kinora/contracts/library';
import { type RawBuilder, sql } from 'kysely';

const WORDS_MAX = 8;
const WORD_MAX = 60;

/** The words of a search, as the database writes them; without any, everything fits. */
export function searchWords(text: string): readonly string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return [...new Set(words)].slice(0, WORDS_MAX).map((word) => word.slice(0, WORD_MAX));
}

const quoted = (word: string) => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;

/**
 * One condition for everything that is found by words: whose it is, its model, and beginnings of words. None where
 * nothing of that is looked for.
 */
export function wordsOf(memberId: string, { text = '', model }: LibraryQuery): RawBuilder<boolean> | undefined {
  const words = searchWords(text).map((word) => `${quoted(word)}:*`);
  const made = model === undefined ? [] : [quoted(`o:${model}`)];
  const all = [...made, ...words];
  if (all.length === 0) return undefined;
  return sql<boolean>`c.search @@ ${[quoted(`m:${memberId}`), ...all].join(' & ')}::tsquery`;
}

type Condition = RawBuilder<boolean>;

const SHELF: Readonly<Record<NonNullable<LibraryQuery['shelf']>, Condition>> = {
  all: sql`c.removed_at is null`,
  progress: sql`c.removed_at is null and c.shelf = 'progress'`,
  ready: sql`c.removed_at is null and c.shelf = 'ready'`,
  failed: sql`c.removed_at is null and c.shelf = 'failed'`,
  trash: sql`c.removed_at is not null and c.erased_at is null`,
};

/**
 * What a creation `c` has to be, beside what its words have to be; nothing of it is written into the text of the
 * statement.
 */
export function conditionsOf(memberId: string, query: LibraryQuery): readonly Condition[] {
  const { shelf = 'all', from, to, folder, tag, favourite } = query;
  const given: readonly (Condition | false)[] = [
    from !== undefined && sql<boolean>`c.created_at >= ${new Date(from)}`,
    to !== undefined && sql<boolean>`c.created_at < ${new Date(to)}`,
    folder !== undefined && sql<boolean>`c.folder_id = ${folder}`,
    tag !== undefined && tag !== '' && sql<boolean>`c.tags @> array[${tag}]::text[] and c.tags <> '{}'`,
    favourite === true && sql<boolean>`c.is_favourite`,
  ];
  return [sql<boolean>`c.member_id = ${memberId}`, SHELF[shelf], ...given.filter((one) => one !== false)];
}
