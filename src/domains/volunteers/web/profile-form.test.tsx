// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/operation-hooks.tsx';
import { buildProfile } from '../testing/profile.builders.ts';
import { ProfileForm } from './profile-form.tsx';

afterEach(() => {
  cleanup();
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

it('sends the version that it began with, not the one that was read behind it', async () => {
  const sent: { version: number }[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string) as { version: number });
    return Promise.resolve(Response.json({ code: 200, msg: '', result: { version: 7 } }));
  });
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  render(
    <OperationCache>
      <RouterProvider router={router} />
    </OperationCache>,
  );
  const save = async (text: string): Promise<void> => {
    await userEvent.type(screen.getByRole('textbox', { name: /个人简介/ }), text);
    await userEvent.click(screen.getByRole('button', { name: '保存资料' }));
  };
  await userEvent.click(screen.getByRole('button', { name: '读到别处的修改' }));
  await save('会修自行车');
  await vi.waitFor(() => expect(sent.map(({ version }) => version)).toEqual([1]));
  await save('，也会修伞');
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 7, intro: '会修自行车，也会修伞' }));
});
