import { Client } from 'pg';

/** Runs one thing on a connection of its own. */
export async function withAdmin<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
