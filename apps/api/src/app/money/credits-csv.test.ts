import type { CreditEntry } from '@kinora/contracts/money';
import { describe, expect, it } from 'vitest';

import { cellOf, creditsCsv, timesIn } from './credits-csv.ts';

const entry: CreditEntry = {
  id: '01940000-0000-7000-8000-000000000001',
  at: Date.UTC(2026, 6, 1, 22, 30),
  kind: 'held',
  amount: 8,
  change: -8,
  balance: 32,
  reason: null,
  lot: null,
  creation: {
    id: 'c',
    batch: 'b',
    model: 'local',
    mode: 'text',
    title: '=HYPERLINK("http://evil.example","a, b")',
    receipt: { held: 8, charged: 0, returned: 0, reason: null, at: 0 },
  },
  payment: null,
};

async function textOf(entries: readonly CreditEntry[], zone = 'UTC') {
  async function* pages() {
    yield entries;
  }
  let text = '';
  for await (const piece of creditsCsv(pages(), zone)) text += piece;
  return text;
}

describe('S29: a cell', () => {
  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tcmd', "'\tcmd"],
    ['＝1', "'＝1"],
    ['=a,"b"', '"\'=a,""b"""'],
    ['a=b', 'a=b'],
    [-8, '-8'],
    [null, ''],
    [undefined, ''],
  ])('of %o is %o', (value, cell) => expect(cellOf(value)).toBe(cell));
});

describe('a time', () => {
  it.each([
    ['UTC', '2026-07-01T22:30:00Z'],
    ['Europe/Berlin', '2026-07-02T00:30:00+02:00'],
    ['America/St_Johns', '2026-07-01T20:00:00-02:30'],
    ['Asia/Kathmandu', '2026-07-02T04:15:00+05:45'],
  ])('in %s is %s', (zone, text) => {
    expect(timesIn(zone)(entry.at)).toBe(text);
    expect(Date.parse(text)).toBe(entry.at);
  });

  it('has the offset of its own day', () => {
    expect(timesIn('Europe/Berlin')(Date.UTC(2026, 0, 1))).toBe('2026-01-01T01:00:00+01:00');
  });
});

describe('the file', () => {
  it('begins with the mark and the names of its columns, in lines that end as RFC 4180 says', async () => {
    const text = await textOf([entry]);
    expect(text.startsWith('\uFEFFtime,kind,amount,change,balance,reason,source,scope,expires,creation,batch,')).toBe(
      true,
    );
    const [head = '', line = '', end] = text.split('\r\n');
    expect(end).toBe('');
    expect(head.split(',')).toHaveLength(18);
    expect(line).toBe(
      '2026-07-01T22:30:00Z,held,8,-8,32,,,,,c,b,local,text,"\'=HYPERLINK(""http://evil.example"",""a, b"")",,,,',
    );
  });

  it('tells of lots and payments', async () => {
    const lot = { id: 'l', source: 'pack', scope: 'any', amount: 200, remaining: 0, expiresAt: entry.at } as const;
    const payment = { id: 'p', sku: 'pack-200', cents: 805, isSandbox: true };
    const text = await textOf([{ ...entry, kind: 'granted', creation: null, lot, payment }], 'Asia/Tokyo');
    expect(text).toContain(',pack,any,2026-07-02T07:30:00+09:00,,,,,,p,pack-200,8.05,yes\r\n');
  });

  it('has no line where nothing happened', async () => {
    expect((await textOf([])).split('\r\n')).toHaveLength(2);
  });
});
