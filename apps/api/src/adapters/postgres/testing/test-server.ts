import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { openDatabase } from '../database.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { withAdmin } from './test-admin.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server all tests of a run share, and its migrated, empty database to copy from. */
    readonly testServer: { readonly url: string; readonly template: string };
  }
}

interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Nothing here survives the run, so nothing waits for the disk and nobody tidies. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=200',
];

async function startServer(): Promise<Server> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  const home = mkdtempSync(join(tmpdir(), 'kinora-tests-'));
  const { url, stop } = await startEmbeddedPostgres({ home, settings: SETTINGS });
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(home, { recursive: true });
    },
  };
}

/** Vitest calls it once per run, before any test. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `kinora_template_${process.pid}`;
  await withAdmin(server.url, (client) => client.query(`create database ${template}`));
  const url = new URL(server.url);
  url.pathname = template;
  await (await openDatabase(url.href)).close();
  project.provide('testServer', { url: server.url, template });
  return async () => {
    await withAdmin(server.url, (client) => client.query(`drop database ${template} with (force)`));
    await server.stop();
  };
}
