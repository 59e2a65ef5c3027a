/** What browsers tell of their connection; not all do. */
interface Connection {
  readonly saveData?: boolean;
}

/** Whether somebody asked for less to be loaded: nothing is loaded ahead then. */
export function savesData(agent: Navigator & { readonly connection?: Connection } = globalThis.navigator): boolean {
  return agent.connection?.saveData === true || globalThis.matchMedia('(prefers-reduced-data: reduce)').matches;
}
