/** A set of all SQL functions, as it was once committed. */
export interface FunctionSetRecord {
  readonly number: number;
  /** Over the names and texts of its files. */
  readonly checksum: string;
  /** The newest migration there was then. */
  readonly migration: string;
  /** Heads of the functions that were added or changed since the set before: `name(arguments) returns result`. */
  readonly changed: readonly string[];
}

/** The history of the functions, oldest first; the last one is what the files hold. */
export const FUNCTION_SETS: readonly FunctionSetRecord[] = [
  {
    number: 1,
    checksum: '9acf191cb151f284035f82691756e38be223490debe7117154e58c24130b9e75',
    migration: '0047-function-sets',
    changed: [],
  },
  {
    number: 2,
    checksum: '977d3dac6da86881cc8b6435d2d96ed7c2b976e9b8828a29262dbd66ed12c07b',
    migration: '0047-function-sets',
    changed: ['creation_take(jsonb, integer)'],
  },
];
