import { types, type ClientConfig, type CustomTypesConfig } from 'pg';

/** Money and counters are integers that JavaScript holds exactly; anything larger is a broken book. */
function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}

const DATE_OF = types.getTypeParser(types.builtins.TIMESTAMPTZ);

function parseTime(text: string): unknown {
  const time: unknown = DATE_OF(text);
  return time instanceof Date ? time.getTime() : time;
}

/** By the numbers PostgreSQL gives its types: bigint, timestamptz, date. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [20, parseInteger],
  [1184, parseTime],
  [1082, (text) => text],
]);

const typesConfig: CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS.get(oid) ?? types.getTypeParser(oid, format),
};

/** How every connection of ours reads values: bigint as a safe integer, timestamps as epoch milliseconds, a day as its text. */
export function connectionTo(url: string): ClientConfig {
  return {
    connectionString: url,
    types: typesConfig,
    application_name: 'kinora',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  };
}

/** Of PostgreSQL: it stops or starts; it is out of room, memory or connections, or of anything it counts. */
const SERVER_AWAY = ['57P01', '57P02', '57P03', '53000', '53100', '53200', '53300', '53400'];
const UNAVAILABLE = new Set([...SERVER_AWAY, 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE']);
const LOST = /connection terminated|timeout exceeded when trying to connect|connection ended/i;

/** Whether a query failed because the database is away for a moment: answer 503 and try again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return UNAVAILABLE.has(code) || LOST.test(error.message);
}
