import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache, useOperationCommand, useOperationQuery, useReadAgain } from './operation-hooks.tsx';
import type { RemoteCall } from './remote.ts';
import { showToast } from '../frame/toast-store.ts';

vi.mock('../frame/toast-store.ts', () => ({ showToast: vi.fn<() => number>() }));

const listShifts: RemoteCall<{ activityId: number }, { taken: number }> = {
  method: 'POST',
  path: '/api/shifts/List',
};
const signUp: RemoteCall<{ shiftId: number }, object> = { method: 'POST', path: '/api/signups/SignUp' };

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const reads = [listShifts];
/** What the page showed when reading again had settled. */
let shownThen: string[] = [];
let taken = 0;
let signUpCode = 200;

function Shifts({ activityId }: { activityId: number }) {
  const shifts = useOperationQuery(listShifts, { activityId });
  const command = useOperationCommand(signUp, { refreshes: [listShifts] });
  const readAgain = useReadAgain(reads);
  const lookAfterwards = async (): Promise<void> => {
    await readAgain();
    shownThen = screen.getAllByText(/^taken/).map(({ textContent }) => textContent);
  };
  return (
    <>
      <p>{shifts.data ? `taken ${shifts.data.taken}` : 'reading'}</p>
      <button type="button" onClick={() => command.mutate({ shiftId: 1 })}>
        {command.status}
      </button>
      <button type="button" onClick={() => void lookAfterwards()}>
        再读
      </button>
    </>
  );
}

beforeEach(() => {
  taken = 0;
  signUpCode = 200;
  shownThen = [];
  fetched.mockImplementation(async (url) => {
    if (url === signUp.path) taken += 1;
    const code = url === signUp.path ? signUpCode : 200;
    return new Response(JSON.stringify({ code, msg: '名额已满', result: { taken } }));
  });
  vi.stubGlobal('fetch', fetched);
  render(
    <OperationCache
      client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })}
    >
      <Shifts activityId={7} />
      <Shifts activityId={7} />
      <Shifts activityId={8} />
    </OperationCache>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const readings = () => fetched.mock.calls.filter(([url]) => url === listShifts.path).length;
const allShow = (text: string) => waitFor(() => expect(screen.getAllByText(text)).toHaveLength(3));
const press = () => act(() => screen.getAllByRole('button')[0]?.click());

it('reads once for all who ask the same', async () => {
  await allShow('taken 0');
  expect(readings()).toBe(2);
});

it('reads again what a command changed, whatever the request was', async () => {
  await allShow('taken 0');
  press();
  await allShow('taken 1');
  expect(await screen.findByText('success')).toBeDefined();
});

it('has read again once the page shows it, so that nothing stands as before for a moment', async () => {
  await allShow('taken 0');
  taken = 3;
  screen.getAllByRole('button', { name: '再读' })[0]?.click();
  await waitFor(() => expect(shownThen).toEqual(['taken 3', 'taken 3', 'taken 3']));
});

it('reads again after a refusal too, and reports it once', async () => {
  await allShow('taken 0');
  signUpCode = 409;
  press();
  await allShow('taken 1');
  expect(await screen.findByText('error')).toBeDefined();
  expect(vi.mocked(showToast)).toHaveBeenCalledOnce();
});

it('fails at once without a network, sends nothing later, and reads again when it is back', async () => {
  await allShow('taken 0');
  const answer = fetched.getMockImplementation();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  act(() => onlineManager.setOnline(false));
  press();
  expect(await screen.findByText('error')).toBeDefined();
  expect(vi.mocked(showToast).mock.calls[0]?.[0]).toMatchObject({ title: '没有连上服务器' });
  taken = 5;
  if (answer) fetched.mockImplementation(answer);
  act(() => onlineManager.setOnline(true));
  await allShow('taken 5');
});

const sent = () => fetched.mock.calls.filter(([url]) => url === signUp.path).length;

it('sends a request once that is given again while it is under way, and anew afterwards', async () => {
  await allShow('taken 0');
  act(() => {
    screen.getAllByRole('button')[0]?.click();
    screen.getAllByRole('button')[0]?.click();
  });
  await allShow('taken 1');
  expect(sent()).toBe(1);
  expect(await screen.findByText('success')).toBeDefined();
  press();
  await allShow('taken 2');
});

it('sends again what failed', async () => {
  await allShow('taken 0');
  signUpCode = 409;
  press();
  expect(await screen.findByText('error')).toBeDefined();
  press();
  await allShow('taken 2');
});

/** A form that is drawn anew whenever what it shows was read again. */
function Form({ onDone }: { onDone: () => void }) {
  const command = useOperationCommand(signUp, { refreshes: [listShifts] });
  return (
    <button type="button" onClick={() => command.mutate({ shiftId: 2 }, { onSuccess: onDone })}>
      save
    </button>
  );
}

function FormOfShift({ onDone }: { onDone: () => void }) {
  const { data } = useOperationQuery(listShifts, { activityId: 9 });
  return data ? <Form key={data.taken} onDone={onDone} /> : null;
}

it('tells what was done although the fresh read has drawn the form anew, once for a double click', async () => {
  const onDone = vi.fn<() => void>();
  render(
    <OperationCache client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FormOfShift onDone={onDone} />
    </OperationCache>,
  );
  const save = await screen.findByText('save');
  act(() => {
    save.click();
    save.click();
  });
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(screen.getByText('save')).not.toBe(save);
});
