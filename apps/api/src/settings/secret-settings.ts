/** The settings that hold secrets. Several values, separated by commas: the first is used, all are taken. */
const SECRET_SETTINGS = {
  pepper: 'KINORA_PEPPER',
  mediaKey: 'KINORA_MEDIA_KEY',
  originKey: 'KINORA_ORIGIN_KEY',
  codeKey: 'KINORA_CODE_KEY',
  sealKey: 'KINORA_SEAL_KEY',
} as const;

export type SecretName = keyof typeof SECRET_SETTINGS;
export type SecretSettings = Readonly<Partial<Record<SecretName, readonly string[]>>>;

type Setting = (typeof SECRET_SETTINGS)[SecretName];
type Given = Readonly<Partial<Record<Setting, string | undefined>>>;

/** The others come from the pepper where they are not set. */
const NEEDED: readonly SecretName[] = ['pepper', 'mediaKey', 'originKey'];
const NAMES: readonly SecretName[] = [...NEEDED, 'codeKey', 'sealKey'];
const SHORTEST = 32;
/** Of 32 random characters hardly ever fewer are different, in hexadecimal either. */
const DIFFERENT = 8;
const HOW = '"openssl rand -base64 48" prints one';

const valuesOf = (text: string): readonly string[] => text.split(',').map((value) => value.trim());

const isWeak = (value: string): boolean => value.length < SHORTEST || new Set(value).size < DIFFERENT;

function problemOf(name: SecretName, values: readonly string[] | undefined, isNeeded: boolean): string | undefined {
  const setting = SECRET_SETTINGS[name];
  if (values === undefined) {
    return isNeeded ? `KINORA_ENV=production needs ${setting}, a secret; ${HOW}` : undefined;
  }
  return values.some(isWeak)
    ? `${setting} is too weak: every value needs ${SHORTEST} or more random characters; ${HOW}`
    : undefined;
}

function sharedProblem(settings: SecretSettings): string | undefined {
  const owners = new Map<string, SecretName>();
  for (const name of NAMES) {
    for (const value of settings[name] ?? []) {
      const other = owners.get(value) ?? name;
      if (other !== name) {
        return `${SECRET_SETTINGS[other]} and ${SECRET_SETTINGS[name]} share a value; each needs secrets of its own`;
      }
      owners.set(value, name);
    }
  }
  return undefined;
}

/** The secrets of an environment. Throws a sentence for each that is weak, or missing where that is not allowed. */
export function readSecretSettings(given: Given, { isProduction }: { readonly isProduction: boolean }): SecretSettings {
  const settings = Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = given[SECRET_SETTINGS[name]];
      return text === undefined ? [] : [[name, valuesOf(text)] as const];
    }),
  ) as SecretSettings; // Names and values were just put together.
  const problems = NAMES.map((name) => problemOf(name, settings[name], isProduction && NEEDED.includes(name)));
  const all = [...problems, sharedProblem(settings)].filter((problem) => problem !== undefined);
  if (all.length > 0) throw new Error(all.join('; '));
  return settings;
}
