import type { ClientBase } from 'pg';

/** A function as PostgreSQL writes it down. */
export interface DescribedFunction {
  readonly name: string;
  /** Its name, arguments and result, as `create function` takes them. */
  readonly head: string;
  /** All of it: also language, volatility, security, settings and body. */
  readonly definition: string;
  readonly comment: string | null;
  /** The triggers that call it. */
  readonly triggers: readonly string[];
}

/** Every function of the schema, in the order of heads; of an overload, each. */
export async function describeFunctions(client: ClientBase): Promise<readonly DescribedFunction[]> {
  const { rows } = await client.query<DescribedFunction>(`
    select proname as name,
      proname || '(' || pg_get_function_arguments(oid) || ') returns ' || pg_get_function_result(oid) as head,
      pg_get_functiondef(oid) as definition, obj_description(oid, 'pg_proc') as comment, array(
        select pg_get_triggerdef(pg_trigger.oid) from pg_trigger where tgfoid = pg_proc.oid order by 1
      ) as triggers
    from pg_proc where pronamespace = 'public'::regnamespace order by 2`);
  return rows;
}

/** What stands in tables and would change or break with one of these functions: indexes, defaults, generated columns. */
export async function findStoredUses(client: ClientBase, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ use: string }>(
    `select pg_describe_object(classid, objid, objsubid) || ' uses ' || proname as use
     from pg_depend join pg_proc on pg_proc.oid = refobjid
     where refclassid = 'pg_proc'::regclass and classid <> 'pg_trigger'::regclass
       and pronamespace = 'public'::regnamespace and proname = any ($1) order by 1`,
    [names],
  );
  return rows.map(({ use }) => use);
}
