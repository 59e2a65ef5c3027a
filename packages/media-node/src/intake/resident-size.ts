import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/**
 * Resident bytes of a process and of those it started, as Linux tells them from outside; 0 where nothing can be
 * read, which is everywhere else and after its end.
 */
export function residentSize(processId: number): number {
  const statistics = readText(`/proc/${String(processId)}/statm`).split(' ');
  const children = readText(`/proc/${String(processId)}/task/${String(processId)}/children`).trim();
  const own = Number(statistics[1] ?? 0) * PAGE_BYTES;
  return children === '' ? own : children.split(' ').reduce((sum, id) => sum + residentSize(Number(id)), own);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
