import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Column, DataTable, type RowSelection, withChosen } from './data-table.tsx';

type Person = { id: number; name: string; points: number; isLocked?: true };
const people: Person[] = [
  { id: 1, name: '李娜', points: 12 },
  { id: 2, name: '周宁', points: 7 },
  { id: 3, name: '白鹭', points: 0, isLocked: true },
];
const columns: (Column<Person> | false)[] = [
  { key: 'name', header: '姓名', cell: ({ name }) => name },
  false,
  { key: 'points', header: '分数', isNumeric: true, cell: ({ points }) => points },
];
const table = { caption: '名单', rows: people, columns, keyOf: ({ id }: Person) => id };

afterEach(cleanup);

describe('a table of rows', () => {
  it('has a name, heads of columns, and a name for every row', () => {
    render(<DataTable {...table} acts={({ name }) => <button type="button">编辑{name}</button>} />);
    const found = screen.getByRole('table', { name: '名单' });
    const heads = within(found).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['姓名', '分数', '操作']);
    expect(
      within(found)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['李娜', '周宁', '白鹭']);
    expect(within(found).getByRole('button', { name: '编辑周宁' })).toBeTruthy();
  });

  it('stands figures in line, and names values on cards by their columns', () => {
    const { container } = render(<DataTable {...table} />);
    const figure = container.querySelector('tbody td');
    expect([figure?.className, figure?.getAttribute('data-label')]).toEqual(['r', '分数']);
    expect(screen.getByRole('columnheader', { name: '分数' }).className).toBe('r');
  });

  it('draws the same on the server', () => {
    expect(renderToStaticMarkup(<DataTable {...table} />)).toContain('<th scope="row"');
  });
});

describe('choosing rows', () => {
  const onChoose = vi.fn<RowSelection<Person>['onChoose']>();
  const open = (...chosen: number[]) =>
    render(
      <DataTable
        {...table}
        selection={{
          idOf: ({ id }) => id,
          chosenIds: new Set(chosen),
          onChoose,
          labelOf: ({ name }) => `选择${name}`,
          allLabel: '选择本页全部',
          canChoose: ({ isLocked }) => !isLocked,
        }}
      />,
    );
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '选择本页全部' });

  it('one by one, and all that may be chosen at once', async () => {
    open(1);
    expect(screen.queryByRole('checkbox', { name: '选择白鹭' })).toBeNull();
    expect([all().checked, all().indeterminate]).toEqual([false, true]);
    await userEvent.click(screen.getByRole('checkbox', { name: '选择李娜' }));
    await userEvent.click(all());
    expect(onChoose.mock.calls).toEqual([
      [[1], false],
      [[1, 2], true],
    ]);
  });

  it('counts those that may not be chosen as none', () => {
    open(1, 2);
    expect([all().checked, all().indeterminate]).toEqual([true, false]);
  });

  it('keeps what was chosen before', () => {
    expect([...withChosen(new Set([1, 5]), [2, 5], true)]).toEqual([1, 5, 2]);
    expect([...withChosen(new Set([1, 5]), [5], false)]).toEqual([1]);
    expect([...withChosen(undefined, [3], true)]).toEqual([3]);
  });
});
