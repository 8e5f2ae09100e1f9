import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DeskBatch } from './desk-batch.tsx';

afterEach(cleanup);

it('says beforehand which cannot be decided and why, asks for the reason, and names afterwards what was refused', async () => {
  const outcome = { doneIds: [1], refused: [{ id: 2, msg: '这篇由你撰写' }] };
  const send = vi.fn<(reason: string) => Promise<typeof outcome>>(async () => outcome);
  const onDone = vi.fn<() => void>();
  // Called by what is chosen, as on every desk, and nothing is once it is done.
  const desk = (chosen: number[]) => (
    <DeskBatch
      count={chosen.length}
      unit="篇"
      titleOf={(id) => (chosen.includes(id) ? `“第 ${id} 篇”` : String(id))}
      onDone={() => {
        onDone();
        shown.rerender(desk([]));
      }}
      choices={[
        {
          verdict: 'return',
          label: '退回',
          isDanger: true,
          consequence: '由撰稿人修改。',
          reason: { label: '退回原因', hint: '' },
          preview: async () => outcome,
          send,
        },
      ]}
    />
  );
  const shown = render(desk([1, 2]));
  await userEvent.click(screen.getByRole('button', { name: '批量退回 2' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('1 篇可以退回，1 篇现在不行，会留在原处：');
  expect(dialog.textContent).toContain('“第 2 篇”：这篇由你撰写');
  await userEvent.click(screen.getByRole('button', { name: '全部退回' }));
  expect(screen.getByText('请填写退回原因')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox'), '来源不清');
  await userEvent.click(screen.getByRole('button', { name: '全部退回' }));
  expect(send).toHaveBeenCalledExactlyOnceWith('来源不清');
  const told = (await screen.findByRole('alert')).textContent;
  expect(told).toContain('1 篇没有处理成功');
  expect(told).toContain('“第 2 篇”：这篇由你撰写');
  expect(onDone).toHaveBeenCalledOnce();
});
