import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operation } from '#platform/contract/operation.ts';
import type { VolunteerCaller } from '../act.ts';
import { outcomeOf, openRoom } from '#testing/open-room.ts';
import { bindTogether } from '../binding.ts';
import { isKept } from '../command-answers.ts';
import { Refusal } from '../failures.ts';
import type { Together, UseCase } from '../use-case.ts';

const press = operation({
  name: 'press',
  act: '按一下',
  method: 'POST',
  path: '/api/toys/Press',
  caller: 'volunteer',
  effect: 'write',
  knowsRepeats: true,
  request: z.strictObject({ way: z.enum(['together', 'own', 'refused']) }),
  result: z.strictObject({ by: z.string() }),
  refusals: { full: '已经放满了' },
  summary: 'Toy.',
});

const done: string[] = [];
const lines: unknown[] = [];
const together: Together<typeof press> = async ({ act, request: { way }, lineOf }) => {
  if (way === 'refused') throw act.refuse('full');
  if (way === 'own') return undefined;
  lines.push(lineOf({ targetType: 'toy', targetId: 7, detail: { way } }));
  return { result: { by: 'together' }, topics: [] };
};
const own: UseCase<typeof press> = async (act, { way }) => {
  done.push(`${way} in ${act.sql.isTransaction ? 'a transaction' : 'none'}`);
  await act.audit({ targetType: 'toy', targetId: 8 });
  return { by: 'own way' };
};
const { call, clock, audits } = openRoom({ name: 'toys', bindings: [bindTogether(press, own, together)] });
const caller = {
  kind: 'volunteer',
  accountId: 5,
  volunteerId: 5,
  displayName: '周小禾',
  sessionId: 1,
  roleId: 2,
} satisfies VolunteerCaller;

describe('a call that is written together with others', () => {
  it('is answered as it was written, with the audit line it was given, and the use case is left aside', async () => {
    expect(await call(press, { way: 'together' }, caller)).toEqual({ by: 'together' });
    expect(done).toEqual([]);
    expect(lines).toEqual([
      {
        at: clock.now,
        actorId: 5,
        actorName: '周小禾',
        action: 'press',
        targetType: 'toy',
        targetId: 7,
        reason: null,
        detail: { way: 'together' },
        requestId: 'test',
        address: '',
        deviceHash: null,
      },
    ]);
  });

  it('goes its own way, a transaction with a line, where it could not be', async () => {
    expect(await call(press, { way: 'own' }, caller)).toEqual({ by: 'own way' });
    expect(done.splice(0)).toEqual(['own in a transaction']);
    expect(await audits('press')).toMatchObject([{ targetId: 8, actorId: 5 }]);
  });

  it('is refused on a look without a transaction', async () => {
    expect(await outcomeOf(call(press, { way: 'refused' }, caller))).toBe('full');
    await expect(call(press, { way: 'refused' }, caller)).rejects.toBeInstanceOf(Refusal);
    expect(done).toEqual([]);
  });

  it('knows repeats by itself, so its answers are not kept beside', () => {
    expect([isKept(press), isKept({ ...press, knowsRepeats: undefined as never })]).toEqual([false, true]);
  });
});
