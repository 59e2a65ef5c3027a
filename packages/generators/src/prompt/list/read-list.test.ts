import { describe, expect, it } from 'vitest';

import { isTable, linesIn, plainLines, readTable, tableOf, unusedColumns } from './read-list.ts';

describe('readTable', () => {
  it('finds the column that is called prompt', () => {
    const table = readTable('id;Prompt;ratio\n1;a boat;16:9\n2;;1:1\n');
    expect(table).toMatchObject({ hasHeader: true, columns: ['id', 'Prompt', 'ratio'], column: 1 });
    expect(linesIn(table, 1)).toEqual([{ text: 'a boat' }, { text: '' }]);
    expect(unusedColumns(table, 1)).toEqual(['id', 'ratio']);
  });

  it('leaves the choice where no column says so', () => {
    const table = readTable('a boat,16:9\na fox,1:1');
    expect(table).toMatchObject({ hasHeader: false, columns: ['', ''], column: null });
    expect(linesIn(table, 0)).toEqual([{ text: 'a boat' }, { text: 'a fox' }]);
    expect(unusedColumns(table, 0)).toEqual([]);
    const named = tableOf(readTable('text,shape\na boat,16:9').rows, true);
    expect(named).toMatchObject({ columns: ['text', 'shape'], column: null });
    expect(linesIn(named, 0)).toEqual([{ text: 'a boat' }]);
  });

  it('needs no choice where there is one column', () => {
    expect(readTable('a boat\na fox').column).toBe(0);
    expect(readTable('prompt\na boat')).toMatchObject({ column: 0, hasHeader: true });
    expect(readTable('')).toMatchObject({ columns: [], column: null });
  });

  it('says where a text may be cut', () => {
    const table = readTable('seed,prompt\n1,a boat, at night\n2,"a fox\n');
    expect(linesIn(table, 1)).toEqual([
      { text: 'a boat, at night', flaw: 'cells' },
      { text: 'a fox', flaw: 'quote' },
    ]);
    const first = readTable('prompt,seed\na boat, at night,1');
    expect(linesIn(first, 0)).toEqual([{ text: 'a boat', flaw: 'cells' }]);
    const short = readTable('seed,prompt\n1');
    expect(linesIn(short, 1)).toEqual([{ text: '' }]);
  });
});

describe('a pasted text', () => {
  it.each([
    ['a boat, at night\na fox', false],
    ['prompt,seed\na boat,1', true],
    ['a boat\t16:9\na fox\t1:1\n', true],
    ['a boat\ta fox\nalone', false],
    ['', false],
  ])('%j is a table: %s', (text, expected) => {
    expect(isTable(text)).toBe(expected);
  });

  it('is a prompt on every line', () => {
    expect(plainLines(' a boat, at night \r\n\r\na fox\n')).toEqual([{ text: 'a boat, at night' }, { text: 'a fox' }]);
  });
});
