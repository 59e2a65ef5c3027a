/** What a refusal says of the file: sizes in pixels and bytes, lengths in seconds. */
export type RefusalDetail = Readonly<Record<string, unknown>>;

/** A number of it; 0 where a newer server calls it otherwise. */
export function numberIn(detail: RefusalDetail, name: string): number {
  const value = detail[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
