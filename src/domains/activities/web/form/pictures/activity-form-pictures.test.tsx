import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationFailed } from '#platform/web/calls/operation-failed.ts';
import { newActivityForm } from '../activity-form-defaults.ts';
import { useActivityForm } from '../activity-form-context.ts';
import { HeldForm } from '../shifts/held-form.tsx';
import { ActivityFormCover } from './activity-form-cover.tsx';
import { ActivityFormPictures } from './activity-form-pictures.tsx';

const sent = vi.hoisted(() => ({ answers: [] as (string | Error)[], purposes: [] as string[] }));
vi.mock('#platform/web/calls/upload-file.ts', () => ({
  uploadFile: async (purpose: string) => {
    sent.purposes.push(purpose);
    const answer = sent.answers.shift();
    if (answer instanceof Error) throw answer;
    return { fileId: 1, url: answer ?? null };
  },
}));
vi.mock('#platform/web/fields/picture-file.ts', async (original) => ({
  ...(await original<object>()),
  openPicture: async ({ name }: File) =>
    name.endsWith('.gif')
      ? 'notAPicture'
      : { address: 'data:,', width: 800, height: 500, isTransparent: false },
  wholePicture: async () => new Blob(['x']),
}));

const url = (letter: string): string => `/files/p/${letter.repeat(32)}/1600.webp`;
const photo = (name: string): File => new File(['x'], name, { type: 'image/jpeg' });
const base = newActivityForm(
  { category: 'eco', area: '', contactName: '', contactPhone: '' },
  new Date('2026-11-21T09:00:00+08:00'),
);

function Told() {
  const { form } = useActivityForm();
  return <output aria-label="照片">{JSON.stringify([form.cover, form.pictures])}</output>;
}
const told = () =>
  JSON.parse(screen.getByLabelText('照片').textContent ?? '') as [unknown, { url: string; alt: string }[]];
const open = (start: Partial<typeof base> = {}) =>
  render(
    <HeldForm start={{ ...base, ...start }}>
      <ActivityFormCover />
      <ActivityFormPictures />
      <Told />
    </HeldForm>,
  );

beforeEach(() => {
  sent.answers = [];
  sent.purposes = [];
});
afterEach(cleanup);

it('takes several pictures at once, says which could not be sent, and keeps the others', async () => {
  sent.answers = [url('a'), new OperationFailed({ code: 400, msg: '今天上传的文件已满' }), url('c')];
  open();
  await userEvent.upload(screen.getByLabelText('选择图片'), [photo('1.jpg'), photo('2.jpg'), photo('3.jpg')]);
  await waitFor(() => expect(told()[1]).toEqual([url('a'), url('c')].map((one) => ({ url: one, alt: '' }))));
  expect(screen.getByText('第 2 张没有上传：今天上传的文件已满')).toBeTruthy();
  expect(new Set(sent.purposes)).toEqual(new Set(['activityPicture']));
});

it('says of a file that is no picture why, and sends nothing', async () => {
  open();
  await userEvent.upload(screen.getByLabelText('选择图片'), photo('1.gif'), { applyAccept: false });
  await screen.findByText(/这不是可以打开的图片/);
  expect(sent.purposes).toEqual([]);
});

it('is put in order, described and thinned out with the keyboard', async () => {
  open({ pictures: ['a', 'b', 'c'].map((letter) => ({ url: url(letter), alt: letter })) });
  await userEvent.click(screen.getByRole('button', { name: '第 3 张往前移' }));
  expect(told()[1].map(({ alt }) => alt)).toEqual(['a', 'c', 'b']);
  await userEvent.type(screen.getByLabelText(/^\*?第 2 张的说明/), '江滩');
  expect(told()[1][1]).toEqual({ url: url('c'), alt: 'c江滩' });
  await userEvent.click(screen.getByRole('button', { name: '删掉第 1 张' }));
  expect(told()[1].map(({ alt }) => alt)).toEqual(['c江滩', 'b']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '第 1 张往前移' }).disabled).toBe(true);
});

it('takes nine and no more', async () => {
  const letters = ['0', '1', '2', '3', '4', '5', '6', '7'];
  sent.answers = [url('a'), url('b'), url('c')];
  open({ pictures: letters.map((letter) => ({ url: url(letter), alt: letter })) });
  await userEvent.upload(screen.getByLabelText('选择图片'), [photo('1.jpg'), photo('2.jpg')]);
  await waitFor(() => expect(told()[1]).toHaveLength(9));
  expect(sent.purposes).toHaveLength(1);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '添加图片' }).disabled).toBe(true),
  );
});

it('falls back to a drawn cover and keeps the photo at hand', async () => {
  open({ cover: { src: url('a') } });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '上传的照片' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: '封面 2' }));
  expect(told()[0]).not.toHaveProperty('src');
  await userEvent.click(screen.getByRole('radio', { name: '上传的照片' }));
  expect(told()[0]).toEqual({ src: url('a') });
});
