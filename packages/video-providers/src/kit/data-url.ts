import { readFile } from 'node:fs/promises';

/** Members' files are stored in two formats alone; `bringFiles` keeps their endings. */
export const typeOf = (path: string): string => (path.endsWith('.mp4') ? 'video/mp4' : 'image/webp');

export async function base64Of(path: string): Promise<string> {
  return readFile(path, 'base64');
}

/** A file within an address: RFC 2397. */
export async function dataUrlOf(path: string): Promise<string> {
  return `data:${typeOf(path)};base64,${await base64Of(path)}`;
}
