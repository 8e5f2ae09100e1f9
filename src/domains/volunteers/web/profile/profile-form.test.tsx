import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import { buildProfile } from '../../testing/profile.builders.ts';
import { ProfileForm } from './profile-form.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The page, which reads the profile anew when the window is looked at again. */
function Page() {
  const [profile, setProfile] = useState(buildProfile({ version: 1, occupation: '在职' }));
  const readAnew = () => setProfile(buildProfile({ version: 2, occupation: '退休' }));
  return (
    <>
      <button type="button" onClick={readAnew}>
        读到别处的修改
      </button>
      <ProfileForm profile={profile} areas={[{ code: '990101', name: '望江区' }]} />
    </>
  );
}

type Sent = { version: number; intro: string; occupation: string };
type Given = { status?: number; body: object };

/** Draws the page and answers every save; gives what was sent. */
function open(answer: (sent: Sent) => Given): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const request = JSON.parse(init.body as string) as Sent;
    sent.push(request);
    const { status = 200, body } = answer(request);
    return Promise.resolve(Response.json({ code: status, msg: '', ...body }, { status }));
  });
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  render(
    <OperationCache>
      <RouterProvider router={router} />
    </OperationCache>,
  );
  return sent;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const saveWith = async (text: string): Promise<void> => {
  await userEvent.type(screen.getByRole('textbox', { name: /个人简介/ }), text);
  await press('保存资料');
};

it('sends the version that it began with, not the one that was read behind it', async () => {
  const sent = open(() => ({ body: { result: { version: 7 } } }));
  await press('读到别处的修改');
  await saveWith('会修自行车');
  await vi.waitFor(() => expect(sent.map(({ version }) => version)).toEqual([1]));
  await saveWith('，也会修伞');
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 7, intro: '会修自行车，也会修伞' }));
});

it('goes on from what was saved elsewhere, and keeps what was typed', async () => {
  const sent = open(({ version }) =>
    version === 1
      ? { status: 409, body: { reason: 'versionConflict', result: null } }
      : { body: { result: { version: 3 } } },
  );
  await saveWith('会修自行车');
  await press('读到别处的修改');
  await userEvent.click(await screen.findByRole('button', { name: '载入最新内容' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: '保存资料' })).toBe(document.activeElement);
  await press('保存资料');
  await vi.waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ version: 2, intro: '会修自行车', occupation: '退休' }),
  );
});

it('what was typed before a lost session is back in the form; what was saved is not typed', async () => {
  open(() => ({ body: { result: { version: 2 } } }));
  await userEvent.type(screen.getByRole('textbox', { name: /个人简介/ }), '会修自行车');
  cleanup();
  open(() => ({ body: { result: { version: 2 } } }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /个人简介/ }).value).toBe('会修自行车');
  await press('保存资料');
  await screen.findByRole('button', { name: '放弃改动' });
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
});
