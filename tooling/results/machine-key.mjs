// What a result depends on besides the files of the checkout: this machine and its programs.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The first line that a program says, or "none" where it does not run. */
function sayOf(environment, [program, ...words]) {
  try {
    const options = { encoding: 'utf8', env: environment, stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync(program, words, options).split('\n')[0];
  } catch {
    return 'none';
  }
}

function systemName() {
  try {
    return /^PRETTY_NAME="?(?<name>[^"\n]*)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.groups.name;
  } catch {
    return process.platform;
  }
}

/**
 * Names platform, Node, browser, codec and database, as one word and as sentences.
 * What comes from npm (PostgreSQL and the codec among it) is known by the lockfile; a database or a codec of one's own
 * is asked. Takes the environment of the tools and the path of an installed browser.
 */
export function machineKey({ environment, browser }) {
  const { DATABASE_URL: database, FFMPEG_PATH: codec } = environment;
  const ask = (...words) => sayOf(environment, words);
  const facts = {
    platform: `${process.platform}-${process.arch}, ${systemName()}`,
    node: `Node ${ask('node', '--version')}`,
    browser: browser ? ask(browser, '--version') : 'the browser from npm',
    codec: codec ? ask(codec, '-version') : 'the codec from npm',
    database: database ? ask('psql', database, '-Atc', 'select version()') : 'PostgreSQL from npm',
  };
  const word = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
  return { word, facts };
}
