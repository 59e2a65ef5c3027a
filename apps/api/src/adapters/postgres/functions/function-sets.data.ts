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
    changed: ['creation_take(p_input jsonb, p_take integer) returns jsonb'],
  },
  {
    number: 3,
    checksum: '6c2171149d7078fc2de7f9f55d0c2f2637c0d2636cc10e1599888f65ad0bd4cc',
    migration: '0048-routes',
    changed: [
      'creation_submit(p_member uuid, p_key text, p_body_hash text, p_spec jsonb) returns jsonb',
      'creation_held(p_job uuid, p_token uuid) returns jsonb',
      'job_beat(p_ids uuid[], p_tokens uuid[], p_lease interval) returns TABLE(id uuid, cancel_requested boolean)',
      'job_cancel(p_id uuid) returns text',
      'job_postpone(p_id uuid, p_token uuid, p_delay interval) returns boolean',
      'operation_beat(p_ids uuid[], p_tokens uuid[], p_lease_ms bigint) returns void',
      'operation_begin(p_job uuid, p_token uuid, p_candidates jsonb) returns jsonb',
      'operation_checked(p_checked jsonb) returns void',
      'operation_claim(p_limit integer, p_lease_ms bigint) returns SETOF jsonb',
      'operation_end(p_id uuid, p_state text, p_reason text, p_detail text) returns boolean',
      'operation_open(p_id uuid, p_token uuid, p_external jsonb, p_check_ms bigint) returns boolean',
      'operation_view(o operation) returns jsonb',
      'operation_wake(p_route text, p_external_id text) returns boolean',
      'route_call_at(p_route text) returns timestamp with time zone',
      'route_met(p_route text, p_reason text, p_wait_ms bigint) returns void',
      'route_refusal(r route, p_micro_usd bigint) returns text',
    ],
  },
  {
    number: 4,
    checksum: 'ad28de7339f9ea923eee658603804d6d71b39bb0a0d0242a8d56588de190b178',
    migration: '0049-own-keys',
    changed: [
      'creation_card(c creation, p_position bigint) returns jsonb',
      'creation_submit(p_member uuid, p_key text, p_body_hash text, p_spec jsonb) returns jsonb',
      'route_refusal(r route, p_micro_usd bigint) returns text',
    ],
  },
  {
    number: 5,
    checksum: '5c2ab0aae36f6afa765250de6352eaf1cf63a95e5b05b955ebc5025bf3039b59',
    migration: '0049-own-keys',
    changed: [
      'creation_afford(p_member uuid, p_key text, p_spec jsonb) returns text',
      'creation_submit(p_member uuid, p_key text, p_body_hash text, p_spec jsonb) returns jsonb',
      'own_key_refusal(p_spec jsonb) returns text',
    ],
  },
];
