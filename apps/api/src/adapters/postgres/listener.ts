import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { connectionTo } from './connection.ts';

const FIRST_RETRY_MS = 50;
const LAST_RETRY_MS = 2000;
const PING_MS = 15_000;
const ANSWER_MS = 5000;

export type Channel = 'creation' | 'job' | 'job_cancel' | 'session_end';
const CHANNELS: readonly Channel[] = ['creation', 'job', 'job_cancel', 'session_end'];

type Hear = (payload: string) => void;
/** How long nothing was heard, in milliseconds. */
type Gap = (deafMs: number) => void;

/** The one connection of a process that listens to the database. */
export class Listener {
  readonly #url: string;
  readonly #heard = new Map<Channel, Set<Hear>>();
  readonly #gaps = new Set<Gap>();
  readonly #closing = new AbortController();
  #client: Client | undefined;
  #heardAt = Date.now();

  private constructor(url: string) {
    this.#url = url;
  }

  /** Resolves when it listens; keeps on trying afterwards, whenever the connection breaks. */
  static async open(url: string): Promise<Listener> {
    const listener = new Listener(url);
    await listener.#connect();
    return listener;
  }

  /** Returns how to stop hearing. */
  hear(channel: Channel, hear: Hear): () => void {
    const all = this.#heard.get(channel) ?? new Set<Hear>();
    this.#heard.set(channel, all.add(hear));
    return () => void all.delete(hear);
  }

  /** Called after each reconnection: what happened in between was not heard, so read everything once. */
  onGap(act: Gap): () => void {
    this.#gaps.add(act);
    return () => void this.#gaps.delete(act);
  }

  async #connect(): Promise<void> {
    const client = new Client({
      ...connectionTo(this.#url),
      application_name: 'kinora listener',
      query_timeout: ANSWER_MS,
    });
    client.on('error', () => undefined); // Followed by `end`, where we connect again.
    client.on('notification', ({ channel, payload = '' }) => {
      this.#heardAt = Date.now();
      const name = CHANNELS.find((known) => known === channel);
      if (name) for (const hear of this.#heard.get(name) ?? []) hear(payload);
    });
    try {
      await client.connect();
      await client.query(CHANNELS.map((channel) => `listen ${channel}`).join('; '));
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    const ping = setInterval(() => void this.#ping(client), PING_MS);
    ping.unref();
    client.once('end', () => {
      clearInterval(ping);
      void this.#reconnect();
    });
  }

  /** A connection that died without a word is noticed by asking. */
  async #ping(client: Client): Promise<void> {
    try {
      await client.query('select 1');
      this.#heardAt = Date.now();
    } catch {
      await client.end();
    }
  }

  async #reconnect(): Promise<void> {
    const heardAt = this.#heardAt;
    for (let wait = FIRST_RETRY_MS; !this.#closing.signal.aborted; wait = Math.min(wait * 2, LAST_RETRY_MS)) {
      try {
        await this.#connect();
        for (const act of this.#gaps) act(Date.now() - heardAt);
        return;
      } catch {
        await sleep(wait, undefined, { ref: false });
      }
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end();
  }
}
