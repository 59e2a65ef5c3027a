import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createOutbound } from './create-outbound.ts';
import { isPublicAddress } from './public-address.ts';

/** Of each block that is not the open internet: its first, its last and some between. */
const IPV4 = [
  ['0.0.0.0', '0.1.2.3', '0.255.255.255'],
  ['10.0.0.0', '10.1.2.3', '10.255.255.255'],
  ['100.64.0.0', '100.100.100.200', '100.127.255.255'],
  ['127.0.0.0', '127.0.0.1', '127.1.2.3', '127.255.255.255'],
  ['169.254.0.0', '169.254.169.254', '169.254.170.2', '169.254.255.255'],
  ['172.16.0.0', '172.17.0.1', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.170', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.1', '192.168.0.0', '192.168.1.1', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255', '198.51.100.7', '203.0.113.9'],
  ['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
].flat();

const bytesOf = (address: string) => address.split('.').map(Number);
const wholeOf = (address: string) => bytesOf(address).reduce((sum, byte) => sum * 256 + byte, 0);
const hex = (byte: number) => `0x${byte.toString(16)}`;
const octal = (byte: number) => `0${byte.toString(8)}`;
const groups = (address: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = bytesOf(address);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
};
/** U+FF10 and after: URLs read them as digits. */
const fullwidth = (address: string) => address.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

/** The ways in which one address can be written into a URL. */
const WRITINGS: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `${address}.`,
  (address) => String(wholeOf(address)),
  (address) => `0x${wholeOf(address).toString(16)}`,
  (address) => octal(wholeOf(address)),
  (address) => bytesOf(address).map(hex).join('.'),
  (address) => bytesOf(address).map(octal).join('.'),
  fullwidth,
  (address) => address.replaceAll('.', '\u3002'),
  (address) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytesOf(address);
    return `${a}.${b}.${c * 256 + d}`;
  },
  (address) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytesOf(address);
    return `${a}.${(b * 256 + c) * 256 + d}`;
  },
  (address) => encodeURIComponent(address).replaceAll('.', '%2e'),
  (address) => `[::ffff:${address}]`,
  (address) => `[::ffff:${groups(address)}]`,
  (address) => `[::${address}]`,
  (address) => `[64:ff9b::${address}]`,
  (address) => `[64:ff9b:1::${groups(address)}]`,
  (address) => `[2002:${groups(address)}::1]`,
  (address) => `[2001:0:${groups(address)}::1]`,
  (address) => `[::ffff:0:${address}]`,
  (address) => `[fe80::${groups(address)}]`,
  (address) => `[fc00::${groups(address)}]`,
  (address) => `user@${address}`,
  (address) => `user:pass@${address}`,
];
const NAMES = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'db.localhost',
  'printer.local',
  'metadata.google.internal',
  'router.home.arpa',
  'kubernetes',
  'metadata',
  'a.test',
  'b.invalid',
  '[::]',
  '[::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[fe80::1%25eth0]',
];
const HOSTS = [...WRITINGS.flatMap((write) => IPV4.map(write)), ...NAMES];
const URLS = HOSTS.map((host) => `https://${host}/latest/meta-data/`);

let hits = 0;
let inside: Server;
let leading: Server;
const at = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
beforeAll(async () => {
  inside = createServer((_request, response) => {
    hits += 1;
    response.end('a secret');
  });
  // Leads to the n-th address, behind up to three more steps of its own.
  leading = createServer((request, response) => {
    const [, steps = '0', which = '0'] = (request.url ?? '').split('/');
    const location = Number(steps) > 0 ? `/${Number(steps) - 1}/${which}` : URLS[Number(which)];
    // A header has no signs beyond ASCII; within an address they may stand percent-encoded.
    response.writeHead(302, { location: (location ?? '/').replace(/[^\x20-\x7e]/gu, encodeURIComponent) }).end();
  });
  await Promise.all([listen(inside), listen(leading)]);
});
afterAll(() => {
  inside.close();
  leading.close();
});

it(`S24: asks none of ${URLS.length} addresses that lead inside, however they are written`, async () => {
  expect(URLS.length).toBeGreaterThan(900);
  const outbound = createOutbound();
  const reached: string[] = [];
  for (const url of URLS) {
    const answer = await outbound.send({ url, timeoutMs: 2000 });
    if (answer.ok || answer.failure.problem !== 'forbidden-address' || answer.failure.isSent) reached.push(url);
  }
  outbound.close();
  expect(reached).toEqual([]);
});

it('asks no port of this machine, by any writing of its address', async () => {
  const { port } = inside.address() as AddressInfo;
  const outbound = createOutbound();
  for (const write of WRITINGS) {
    for (const scheme of ['http', 'https']) await outbound.send({ url: `${scheme}://${write('127.0.0.1')}:${port}/` });
  }
  outbound.close();
  expect(hits).toBe(0);
});

it('S24: follows none of 300 redirects that lead inside', async () => {
  const outbound = createOutbound({ ownHosts: [at(leading)] });
  const reached: string[] = [];
  for (let chain = 0; chain < 300; chain += 1) {
    const which = (chain * 7) % URLS.length;
    const answer = await outbound.send({ url: `http://${at(leading)}/${chain % 4}/${which}` });
    const isRefused = !answer.ok && ['forbidden-address', 'redirected'].includes(answer.failure.problem);
    if (!isRefused) reached.push(URLS[which] ?? '');
  }
  outbound.close();
  expect([reached, hits]).toEqual([[], 0]);
});

it.each(['8.8.8.8', '1.1.1.1', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  'takes %s for the open internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);
