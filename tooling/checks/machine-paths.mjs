// Nothing in the repository names a folder or a registry of the machine it was written on.
import { textFilesBelow } from './text-files.mjs';

/** What stands before is not part of an address or a longer path. */
const START = String.raw`(?<![\w./@-])`;
const PATTERNS = [
  new RegExp(String.raw`${START}\/(?:root|work|workspace|mnt|var\/folders)\/[\w.]+`),
  new RegExp(String.raw`${START}\/(?:home|Users)\/[\w.-]+\/[\w.]`),
  /\b[A-Z]:\\\\?Users\\/,
  /\bhttps?:\/\/(?:registry|npm)\.[\w.-]+/,
  /^\s*(?:@[\w-]+:)?registry\s*=/m,
];

/** One line for each file that holds such a place, with the first one found. */
export function checkMachinePaths({ root, read }) {
  return textFilesBelow(root).flatMap((file) => {
    const text = read(file);
    const found = PATTERNS.map((pattern) => pattern.exec(text)?.[0].trim()).find(Boolean);
    return found ? [`${file}: names ${found}`] : [];
  });
}
