import { string } from './fields.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The id of a row: a UUID of any version, in lower case. */
export const id = () => string().matches(UUID, 'not-an-id');
