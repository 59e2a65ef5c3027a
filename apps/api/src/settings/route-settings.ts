import { REMOTE_KINDS } from '@kinora/video-providers';

/** A key the environment has for a route. */
interface EnvironmentRoute {
  /** Of the route and of its adapter alike. */
  readonly id: string;
  /** The variable it stands in. */
  readonly variable: string;
  readonly key: string;
}

export interface RouteSettings {
  readonly fromEnvironment: readonly EnvironmentRoute[];
  /** Whether vendors are simulated on this server, for development. */
  readonly hasSimulators: boolean;
}

interface Given {
  readonly KINORA_ROUTES: string;
  readonly KINORA_SIMULATORS: boolean;
}

const EVERY = 'environment';

const listed = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/**
 * Keys under their usual names are taken where `KINORA_ROUTES` is `environment`, or names them: a machine may have them
 * for something else. Throws one sentence about a name nobody knows or a variable that is empty.
 */
export function readRouteSettings(
  { KINORA_ROUTES: routes, KINORA_SIMULATORS: hasSimulators }: Given,
  source: NodeJS.ProcessEnv,
  { isProduction }: { readonly isProduction: boolean },
): RouteSettings {
  if (hasSimulators && isProduction) {
    throw new Error('KINORA_SIMULATORS makes clips up; leave it out in production');
  }
  const wanted = listed(routes);
  const known = REMOTE_KINDS.map(({ keyName, name }) => ({ id: name, variable: keyName }));
  const strange = wanted.find((name) => name !== EVERY && !known.some(({ variable }) => variable === name));
  if (strange !== undefined) {
    const names = known.map(({ variable }) => variable).join(', ');
    throw new Error(`KINORA_ROUTES names ${strange}, which is no key of a provider; there are ${names} and ${EVERY}`);
  }
  const named = known.filter(({ variable }) => wanted.includes(EVERY) || wanted.includes(variable));
  const missing = named.find(({ variable }) => wanted.includes(variable) && (source[variable] ?? '') === '');
  if (missing) throw new Error(`KINORA_ROUTES names ${missing.variable}, which is not set`);
  const fromEnvironment = named.flatMap((one) => {
    const key = source[one.variable] ?? '';
    return key === '' ? [] : [{ ...one, key }];
  });
  return { fromEnvironment, hasSimulators };
}

/** Takes the keys of providers out of an environment, so that no child process gets one. */
export function forgetRouteKeys(environment: NodeJS.ProcessEnv): void {
  for (const { keyName } of REMOTE_KINDS) Reflect.deleteProperty(environment, keyName);
}
