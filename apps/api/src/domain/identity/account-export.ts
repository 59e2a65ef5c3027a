/** The long lists of an account, in the order in which a document has them. */
export const EXPORT_LISTS = [
  'sessions',
  'lots',
  'transfers',
  'plans',
  'payments',
  'creations',
  'uploads',
  'projects',
  'ownKeys',
  'securityEvents',
  'mails',
  'supportMessages',
] as const;

export type ExportList = (typeof EXPORT_LISTS)[number];

export interface ExportedRow {
  /** Rows come in the order of their ids. */
  readonly id: string;
  /** As the document has it; `files` are ids of stored files by name, for their addresses. */
  readonly row: { readonly files?: Readonly<Record<string, string>> | null; readonly [field: string]: unknown };
}

export interface AccountExports {
  /** Some rows after one, from the first where that is empty; none at the end. */
  page(memberId: string, list: ExportList, after: string): Promise<readonly ExportedRow[]>;
}
