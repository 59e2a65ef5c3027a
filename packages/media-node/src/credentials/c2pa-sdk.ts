import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import initialise, { WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm';

const require = createRequire(import.meta.url);
const FORMAT = 'video/mp4';
/** The SDK may look up neither certificates nor time stamps in the network. */
const SETTINGS = JSON.stringify({ verify: { ocsp_fetch: false, remote_manifest_fetch: false } });

const contents = new WeakMap<Blob, Uint8Array<ArrayBuffer>>();

/** A Blob whose bytes can be had at once, as workers of browsers have them and Node does not. */
function readableBlob(content: Uint8Array<ArrayBuffer>): Blob {
  const blob = new Blob([]);
  contents.set(blob, content);
  return Object.defineProperties(blob, {
    size: { value: content.length },
    slice: { value: (start: number, end: number) => readableBlob(content.subarray(start, end)) },
  });
}

/** The browser's way to those bytes, which the SDK takes. */
class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer {
    return Uint8Array.from(contents.get(blob) ?? []).buffer;
  }
}

let loading: Promise<unknown> | null = null;

/** Compiles the SDK once, 9 MB of WebAssembly, in background threads; call it early. */
export function loadSdk(): Promise<unknown> {
  loading ??= load();
  return loading;
}

async function load() {
  Object.assign(globalThis, { FileReaderSync });
  const wasm = await readFile(require.resolve('@contentauth/c2pa-wasm/c2pa.wasm'));
  return initialise({ module_or_path: wasm });
}

interface ManifestSigner {
  /** Returns a COSE_Sign1 of exactly `room` bytes. */
  readonly sign: (claim: Uint8Array) => Promise<Buffer>;
  readonly room: number;
}

/** The bytes of an MP4 with a manifest in it. */
export async function embedManifest(
  mp4: Uint8Array<ArrayBuffer>,
  manifest: object,
  { room, sign }: ManifestSigner,
): Promise<Uint8Array> {
  await loadSdk();
  const builder = WasmBuilder.fromJson(JSON.stringify(manifest), SETTINGS);
  const definition = {
    alg: 'es256',
    reserveSize: room,
    sign: async (claim: Uint8Array) => Uint8Array.from(await sign(claim)),
  };
  try {
    return await builder.sign(definition, [], FORMAT, readableBlob(mp4));
  } finally {
    builder.free();
  }
}

/** What the manifest of an MP4 says, and whether it holds. */
export interface Credentials {
  /** `Valid` for a whole file of a signer nobody knows, `Trusted` for one on a trust list, else `Invalid`. */
  readonly state: 'Invalid' | 'Trusted' | 'Valid';
  /** Codes of the specification, such as `assertion.bmffHash.mismatch`. */
  readonly problems: readonly string[];
  readonly claimGenerator: string;
  readonly assertions: readonly { readonly label: string; readonly data: unknown }[];
  /** Names of what it was put together from. */
  readonly ingredients: readonly string[];
}

/** The part of the SDK's report that we read. */
interface ManifestStore {
  readonly active_manifest: string;
  readonly manifests: Readonly<Record<string, Manifest>>;
  readonly validation_state: Credentials['state'];
  readonly validation_results?: {
    readonly activeManifest?: { readonly failure: readonly { readonly code: string }[] };
  };
}

/** What a manifest names as its ingredients. */
const titlesOf = (manifest: Manifest | undefined) => (manifest?.ingredients ?? []).map(({ title = '' }) => title);

interface Manifest {
  readonly ingredients?: readonly { readonly title?: string }[];
  readonly claim_generator_info: readonly { readonly name: string }[];
  readonly assertions: Credentials['assertions'];
}

/** Reads and checks the credentials of an MP4 of ours; rejects when there are none. */
export async function readCredentials(mp4: Uint8Array): Promise<Credentials> {
  await loadSdk();
  const reader = await WasmReader.fromBytes(FORMAT, mp4, SETTINGS);
  try {
    // The SDK types its report as text.
    const store = JSON.parse(reader.json()) as ManifestStore;
    const manifest = store.manifests[store.active_manifest];
    return {
      state: store.validation_state,
      problems: (store.validation_results?.activeManifest?.failure ?? []).map(({ code }) => code),
      claimGenerator: manifest?.claim_generator_info[0]?.name ?? '',
      assertions: manifest?.assertions ?? [],
      ingredients: titlesOf(manifest),
    };
  } finally {
    reader.free();
  }
}
