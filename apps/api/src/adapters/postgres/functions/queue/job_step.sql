-- 720720 is divisible by every weight from 1 to 16, so that shares are exact in whole numbers.
create or replace function job_step(p_weight integer) returns bigint
language sql immutable as 'select 720720::bigint / p_weight';
