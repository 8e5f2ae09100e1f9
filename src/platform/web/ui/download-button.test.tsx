import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { saveSpreadsheet } from '../calls/save-file.ts';
import { DownloadButton } from './download-button.tsx';

vi.mock('../calls/save-file.ts', () => ({ saveSpreadsheet: vi.fn<typeof saveSpreadsheet>() }));
afterEach(() => {
  cleanup();
  vi.mocked(saveSpreadsheet).mockClear();
});

const file = { fileName: '队员.xlsx', sheet: '' };
/** Draws the button; gives what presses it and how often it fetched. */
function open(fetchSheet: () => Promise<typeof file>) {
  const fetched = vi.fn<typeof fetchSheet>(fetchSheet);
  render(<DownloadButton label="导出" fetchSheet={fetched} />);
  return { fetched, click: (detail: number) => fireEvent.click(screen.getByRole('button'), { detail }) };
}
const isDone = () =>
  vi.waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
const saved = (times: number) => vi.waitFor(() => expect(saveSpreadsheet).toHaveBeenCalledTimes(times));

it('brings one file for a double click, also when the answer came between its clicks', async () => {
  const { click } = open(() => Promise.resolve(file));
  click(1);
  await saved(1);
  click(2);
  await new Promise((done) => setTimeout(done, 20));
  expect(saveSpreadsheet).toHaveBeenCalledTimes(1);
  click(1);
  await saved(2);
});

it('fetches no second while the first is on its way, and another after a failure', async () => {
  const { fetched, click } = open(async () => {
    await new Promise((done) => setTimeout(done, 20));
    throw new Error('no connection');
  });
  click(1);
  click(1);
  expect(fetched).toHaveBeenCalledTimes(1);
  await isDone();
  click(0);
  expect(fetched).toHaveBeenCalledTimes(2);
  await isDone();
});
