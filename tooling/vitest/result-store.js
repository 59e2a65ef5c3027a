// Results of tasks, kept outside the checkout: one file each, a line of JSON about it and then the bytes themselves.
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DAY = 24 * 60 * 60 * 1000;
const LIMITS = { maxAge: 14 * DAY, maxBytes: 2 * 1024 ** 3 };
/** What a killed run left half-written is removed when it is this old. */
const ABANDONED = 60 * 60 * 1000;
const KEY = /^[\w-]{1,128}$/;

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** The parts of an entry, or undefined when it was cut or changed. */
function parse(bytes) {
  const end = bytes.indexOf('\n');
  if (end < 0) return undefined;
  try {
    const { sum, ...about } = JSON.parse(bytes.subarray(0, end).toString('utf8'));
    const body = bytes.subarray(end + 1);
    return sum === sha256(body) ? { about, body } : undefined;
  } catch {
    return undefined;
  }
}

function attempt(work) {
  try {
    return work();
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes(error.code)) return undefined;
    throw error;
  }
}

/**
 * Opens the results in `folder`, which is made. Keys are up to 128 letters, digits, `_` and `-`; others throw.
 * Several processes may use one folder: an entry appears whole, by a rename, or not at all.
 */
export function openResultStore(folder, { maxAge, maxBytes } = LIMITS) {
  mkdirSync(folder, { recursive: true });
  const pathOf = (key) => {
    if (!KEY.test(key)) throw new Error(`"${key}" is no key of a result.`);
    return join(folder, `${key}.result`);
  };

  /** `{ about, body }`, or undefined when there is none or it is damaged; a damaged one is removed. */
  function read(key) {
    const path = pathOf(key);
    const bytes = attempt(() => readFileSync(path));
    if (!bytes) return undefined;
    const entry = parse(bytes);
    const now = new Date();
    // Used now: the oldest go first when room is needed. Another run may have removed it meanwhile.
    attempt(() => (entry ? utimesSync(path, now, now) : rmSync(path)));
    return entry;
  }

  function write(key, body, about = {}) {
    const path = pathOf(key);
    const part = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.part`;
    writeFileSync(part, Buffer.concat([Buffer.from(`${JSON.stringify({ ...about, sum: sha256(body) })}\n`), body]));
    renameSync(part, path);
  }

  /** Removes what nobody used for `maxAge`, the least used beyond `maxBytes`, and what was never finished. */
  function prune(now = Date.now()) {
    const files = readdirSync(folder)
      .map((name) => ({ name, stat: attempt(() => statSync(join(folder, name))) }))
      .filter(({ stat }) => stat)
      .map(({ name, stat }) => ({ path: join(folder, name), name, age: now - stat.mtimeMs, bytes: stat.size }));
    const entries = files.filter(({ name }) => name.endsWith('.result')).toSorted((one, other) => one.age - other.age);
    let kept = 0;
    const old = entries.filter(({ age, bytes }) => {
      kept += bytes;
      return age > maxAge || kept > maxBytes;
    });
    const abandoned = files.filter(({ name, age }) => name.endsWith('.part') && age > ABANDONED);
    for (const { path } of [...old, ...abandoned]) attempt(() => rmSync(path));
    return old.length + abandoned.length;
  }

  return { folder, read, write, prune };
}
