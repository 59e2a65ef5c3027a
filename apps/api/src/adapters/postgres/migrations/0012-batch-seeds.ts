import type { Migration } from '../migrate.ts';

/** The clips of a batch are takes, not copies: the first has the seed that was asked for, each other one the next. */
export const batchSeeds: Migration = {
  name: '0012-batch-seeds',
  sql: `
create function creation_take_seed() returns trigger language plpgsql as $$
begin
  -- Within the smallest range that a model takes.
  new.input := jsonb_set(new.input, '{seed}', to_jsonb(((new.input ->> 'seed')::bigint + new.place) % 2147483648));
  return new;
end
$$;

create trigger creation_take_seed before insert on creation
for each row when (new.place > 0 and new.input ? 'seed') execute function creation_take_seed();
`,
};
