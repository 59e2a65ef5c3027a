import type { Profile } from '@kinora/contracts/identity';

import {
  EXPORT_LISTS,
  type AccountExports,
  type ExportedRow,
  type ExportList,
} from '../../../domain/identity/account-export.ts';
import type { Balance } from '../../../domain/money/ledger.ts';

/** Of the document: docs/account-export.md. It grows when a reader of the last one could read it wrong. */
const VERSION = 1;

export interface ExportDeps {
  readonly exports: AccountExports;
  /** The whole address of a stored file. */
  readonly addressOf: (fileId: string) => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface ExportedAccount {
  readonly profile: Profile;
  readonly balance: Balance;
}

function written({ row }: ExportedRow, addressOf: ExportDeps['addressOf']): string {
  const { files } = row;
  if (files === undefined || files === null) return JSON.stringify(row);
  const addresses = Object.entries(files).map(([name, id]) => [name, addressOf(id)]);
  return JSON.stringify({ ...row, files: Object.fromEntries(addresses) as Record<string, string> });
}

interface Listed {
  readonly memberId: string;
  readonly list: ExportList;
}

async function* listOf({ exports, addressOf }: ExportDeps, { memberId, list }: Listed): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(list)}: [`;
  let after = '';
  for (;;) {
    const page = await exports.page(memberId, list, after);
    const rows = page.map((one) => written(one, addressOf));
    if (rows.length > 0) yield `${after === '' ? '\n' : ',\n'}${rows.join(',\n')}`;
    const last = page.at(-1);
    if (!last) break;
    after = last.id;
  }
  yield ']';
}

/** Everything an account holds as the text of one JSON document, piece by piece as its reader takes them. */
export async function* exportAccount(deps: ExportDeps, { profile, balance }: ExportedAccount): AsyncGenerator<string> {
  const head = { format: 'kinora-account', version: VERSION, madeAt: deps.now(), profile, balance };
  yield JSON.stringify(head).slice(0, -1);
  for (const list of EXPORT_LISTS) yield* listOf(deps, { memberId: profile.id, list });
  yield '}\n';
}
