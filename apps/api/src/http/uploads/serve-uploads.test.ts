import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';

import { initTourists } from '@kinora/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { plainPasswords } from '../../adapters/identity/memory-identity.ts';
import { callApi, signUpMember } from '../../testing/api-member.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const PATH = '/api/kinora/uploads';
const MEGABYTE = 1_048_576;
const PATIENT = { timeout: 15_000, interval: 20 };

let product: TestProduct;
let members = 0;
beforeAll(async () => {
  product = await startTestProduct(
    {},
    { KINORA_UPLOADS: '3', KINORA_UPLOAD_BYTES: String(30 * MEGABYTE) },
    { passwords: plainPasswords },
  );
}, 60_000);
afterAll(() => product.close());

const aMember = () => signUpMember(product.url, `uploader${(members += 1)}@example.com`);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const sized = (value: string) => ({ 'upload-length': value });
const base64 = (text: string) => Buffer.from(text).toString('base64');

interface Asked {
  readonly token: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** One request of tus as a client that keeps to the protocol, or nearly, sends it. */
async function tus(method: string, path: string, { token, headers = {}, body }: Asked) {
  const type: Record<string, string> = body ? { 'content-type': 'application/offset+octet-stream' } : {};
  const response = await fetch(`${product.url}${path}`, {
    method,
    headers: { token, 'tus-resumable': '1.0.0', ...type, ...headers },
    ...(body && { body }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function begin(token: string, length: number, name = 'ada.jpg') {
  const headers = { 'upload-length': String(length), 'upload-metadata': `filename ${base64(name)}` };
  const { headers: answer, status } = await tus('POST', PATH, { token, headers });
  return { status, path: answer.get('location') ?? '', id: (answer.get('location') ?? '').slice(PATH.length + 1) };
}

const patch = (token: string, path: string, { offset, body }: { offset: number; body: Uint8Array<ArrayBuffer> }) =>
  tus('PATCH', path, { token, headers: { 'upload-offset': String(offset) }, body });

const offsetOf = async (token: string, path: string) =>
  Number((await tus('HEAD', path, { token })).headers.get('upload-offset'));

/** The bytes of an upload as they lie. */
async function sumOf(id: string): Promise<string> {
  const rows = await product.db
    .selectFrom('upload_part')
    .select('key')
    .where('upload_id', '=', id)
    .orderBy('position')
    .execute();
  const path = `${product.env.home}/${id}.joined`;
  await product.uploadParts.join(
    id,
    rows.map(({ key }) => key),
    path,
  );
  return sha256(readFileSync(path));
}

describe('an upload', () => {
  it('is announced, sent and known by its true offset', async () => {
    const ada = await aMember();
    const { status, path, id } = await begin(ada.token, 2 * MEGABYTE + 5, 'Ada\u0000 ‮<b>& "friends".jpg');
    expect([status, path]).toEqual([201, expect.stringMatching(/^\/api\/kinora\/uploads\/[0-9a-f-]{36}$/)]);
    const bytes = randomBytes(MEGABYTE + 7);
    expect(await patch(ada.token, path, { offset: 0, body: bytes })).toMatchObject({ status: 204, text: '' });
    expect(await offsetOf(ada.token, path)).toBe(MEGABYTE + 7);
    expect(await ada.call('getUpload', { id })).toMatchObject({
      code: 200,
      data: { name: 'Ada ‮<b>& "friends".jpg', state: 'receiving', received: MEGABYTE + 7, kind: null, url: null },
    });
    expect(await sumOf(id)).toBe(sha256(bytes));
    const again = await patch(ada.token, path, { offset: 0, body: bytes });
    expect([again.status, await offsetOf(ada.token, path)]).toEqual([409, MEGABYTE + 7]);
    expect((await tus('DELETE', path, { token: ada.token })).status).toBe(204);
    expect((await tus('HEAD', path, { token: ada.token })).status).toBe(404);
    await expect.poll(() => product.uploadParts.list(), PATIENT).not.toContain(id);
  });

  it('keeps what came of a request that was cut off', async () => {
    const ada = await aMember();
    const { path, id } = await begin(ada.token, 4 * MEGABYTE);
    const bytes = randomBytes(4 * MEGABYTE);
    const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    const half = httpRequest(`${product.url}${path}`, {
      method: 'PATCH',
      headers: { token: ada.token, 'tus-resumable': '1.0.0', 'content-length': 4 * MEGABYTE, ...headers },
    });
    half.on('error', () => undefined);
    half.write(bytes.subarray(0, 1_500_000));
    await expect.poll(() => offsetOf(ada.token, path), PATIENT).toBeGreaterThan(0);
    half.destroy();
    let offset = 0;
    const goOn = async () => {
      offset = await offsetOf(ada.token, path);
      return (await patch(ada.token, path, { offset, body: bytes.subarray(offset, offset + 9) })).status;
    };
    // What was still being written down moves the offset.
    await expect.poll(goOn, PATIENT).toBe(204);
    expect(offset).toBeGreaterThan(MEGABYTE);
    expect(offset).toBeLessThanOrEqual(1_500_000);
    expect(await sumOf(id)).toBe(sha256(bytes.subarray(0, offset + 9)));
  });

  it('is added to by one of many at once', async () => {
    const ada = await aMember();
    const { path, id } = await begin(ada.token, 2 * MEGABYTE);
    const body = randomBytes(600_000);
    const answers = await Promise.all([1, 2, 3, 4].map(() => patch(ada.token, path, { offset: 0, body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409]);
    expect(await offsetOf(ada.token, path)).toBe(600_000);
    expect(await sumOf(id)).toBe(sha256(body));
  });

  it('passes on when its sender is silent and somebody else goes on with it', async () => {
    const ada = await aMember();
    const { path } = await begin(ada.token, 2 * MEGABYTE);
    const headers = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    const silent = httpRequest(`${product.url}${path}`, {
      method: 'PATCH',
      headers: { token: ada.token, 'tus-resumable': '1.0.0', 'content-length': 2 * MEGABYTE, ...headers },
    });
    silent.on('error', () => undefined);
    silent.write(randomBytes(MEGABYTE));
    await expect.poll(() => offsetOf(ada.token, path), PATIENT).toBe(MEGABYTE);
    const next = await patch(ada.token, path, { offset: MEGABYTE, body: randomBytes(10) });
    expect([next.status, await offsetOf(ada.token, path)]).toEqual([204, MEGABYTE + 10]);
    silent.destroy();
  });
});

describe('a stranger', () => {
  it('is a guest, has no session, comes from elsewhere, or means the upload of another', async () => {
    const [ada, eve] = [await aMember(), await aMember()];
    const { path } = await begin(ada.token, 100);
    const guest = await callApi(product.url, initTourists, { input: { device_code: 'device' } });
    const status = async (method: string, token: string, headers = {}) =>
      (await tus(method, method === 'POST' ? PATH : path, { token, headers })).status;
    for (const method of ['POST', 'PATCH', 'HEAD', 'DELETE']) {
      expect([method, await status(method, guest.data.token), await status(method, '')]).toEqual([method, 403, 401]);
      expect(await status(method, ada.token, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    }
    expect(await patch(eve.token, path, { offset: 0, body: randomBytes(5) })).toMatchObject({ status: 404 });
    expect([await status('HEAD', eve.token), await status('DELETE', eve.token)]).toEqual([404, 404]);
    expect(await eve.call('getUpload', { id: path.slice(PATH.length + 1) })).toMatchObject({ code: 404 });
    expect(await offsetOf(ada.token, path)).toBe(0);
  });
});

describe('what cannot be', () => {
  let token: string;
  beforeAll(async () => {
    ({ token } = await aMember());
  });
  it.each([
    ['no length', {}, 400],
    ['a length of words', sized('many'), 400],
    ['a length below nothing', sized('-1'), 400],
    ['a length beyond numbers', sized('9e999'), 400],
    ['more than a file may have', sized(String(201 * MEGABYTE)), 413],
    ['a length that comes later', { 'upload-defer-length': '1' }, 400],
    ['a broken name', { ...sized('1'), 'upload-metadata': 'filename ***' }, 400],
    [
      'names that mean something to programs',
      { ...sized('1'), 'upload-metadata': '__proto__ YQ==,__proto__ Yg==' },
      400,
    ],
    ['parts of a whole', { ...sized('1'), 'upload-concat': 'partial' }, 400],
    ['another version', { ...sized('1'), 'tus-resumable': '0.2.2' }, 400],
  ])('%s is refused', async (_name, headers, status) => {
    expect((await tus('POST', PATH, { token, headers })).status).toBe(status);
  });

  it.each(['1', '..%2f..%2fetc%2fpasswd', '%00', '%E0%A4%A', "'; drop table upload", 'a'.repeat(300)])(
    'the id %s is unknown',
    async (id) => {
      for (const method of ['HEAD', 'DELETE', 'PATCH']) {
        const { status } = await tus(method, `${PATH}/${id}`, { token, headers: { 'upload-offset': '0' } });
        expect([method, status >= 400 && status < 500]).toEqual([method, true]);
      }
    },
  );

  it('more bytes than were announced, no offset, another type or no version', async () => {
    const { path } = await begin(token, 100);
    const body = randomBytes(101);
    expect((await patch(token, path, { offset: 0, body })).status).toBe(413);
    expect((await tus('PATCH', path, { token, body })).status).toBe(403);
    const typed = { 'upload-offset': '0', 'content-type': 'application/json' };
    expect((await tus('PATCH', path, { token, headers: typed, body })).status).toBe(400);
    const bare = await fetch(`${product.url}${path}`, { method: 'PATCH', headers: { token } });
    expect([bare.status, await offsetOf(token, path)]).toEqual([412, 0]);
  });

  it('a request that is no request gets an answer below 500', async () => {
    const { hostname, port } = new URL(product.url);
    const said = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        const lines = [`POST ${PATH} HTTP/1.1`, 'Host: a b]', `token: ${token}`, 'Tus-Resumable: 1.0.0'];
        socket.write(`${[...lines, 'Upload-Length: 5', 'Upload-Length: 6', 'Connection: close'].join('\r\n')}\r\n\r\n`);
      });
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.once('close', () => resolve(text));
      socket.once('error', reject);
    });
    expect(said).toMatch(/^HTTP\/1\.1 (?:201|4\d\d) /);
  });
});

describe('room', () => {
  it('is what a member has for so many files and bytes', async () => {
    const ada = await aMember();
    const statuses = [];
    for (const length of [31 * MEGABYTE, 10, 10, 10, 10]) statuses.push((await begin(ada.token, length)).status);
    expect(statuses).toEqual([410, 201, 201, 201, 409]);
  });
});
