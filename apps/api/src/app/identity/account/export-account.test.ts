import type { Profile } from '@kinora/contracts/identity';
import { expect, it } from 'vitest';

import type { ExportedRow, ExportList } from '../../../domain/identity/account-export.ts';
import { exportAccount } from './export-account.ts';

const profile = { id: 'ada', name: 'Ada' } as Profile; // The document has it as it is.
const account = { profile, balance: { available: 1, held: 0, localOnly: 0 } };

const rows = (ids: readonly string[]): ExportedRow[] => ids.map((id) => ({ id, row: { id, files: { a: `f${id}` } } }));

it('asks for a page when its reader has taken the last one', async () => {
  const asked: string[] = [];
  const pages: Readonly<Record<string, ExportedRow[]>> = { '': rows(['1', '2']), 2: rows(['3']) };
  const exports = {
    page: (_memberId: string, list: ExportList, after: string) => {
      asked.push(`${list}>${after}`);
      return Promise.resolve(list === 'creations' ? (pages[after] ?? []) : []);
    },
  };
  const pieces: string[] = [];
  const taken: string[] = [];
  for await (const piece of exportAccount({ exports, addressOf: (id) => `at ${id}`, now: () => 7 }, account)) {
    pieces.push(piece);
    taken.push(`${asked.at(-1)} ${piece.includes('"2"')}`);
  }
  const document = JSON.parse(pieces.join('')) as Readonly<Record<string, unknown>>;
  expect(document).toMatchObject({ format: 'kinora-account', version: 1, madeAt: 7, profile, lots: [] });
  expect(document.creations).toEqual(['1', '2', '3'].map((id) => ({ id, files: { a: `at f${id}` } })));
  expect(asked.filter((one) => one.startsWith('creations'))).toEqual(['creations>', 'creations>2', 'creations>3']);
  expect(taken).toContain('creations> true');
});
