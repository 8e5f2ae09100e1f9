import { isStopped } from '#domains/volunteers/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { MakeupForm } from '../../contract/makeups.contract.ts';
import { lintWording } from '../publish/lint-wording.rules.ts';
import { activityFormOf } from './makeup-form.ts';
import { personRows, placedAt, recordsOn } from './makeups.queries.ts';
import {
  judgeMakeup,
  judgePerson,
  type MakeupFault,
  type PersonFacts,
  servedBy,
  spanOf,
} from './makeups.rules.ts';

/** Corrections and reversals change minutes of a record; they lie on it and take no time of their own. */
const isOnItsOwn = ({ source }: { source: string }): boolean =>
  source !== 'reversal' && source !== 'correction';

/** Everything that keeps a past activity from being handed in or passed, each at its field; `now` is when it was handed in. */
export async function makeupFaults(
  { sql, now }: Pick<Act, 'sql' | 'now'>,
  { form, teamId }: { form: MakeupForm; teamId: number },
): Promise<MakeupFault[]> {
  const wording = lintWording(activityFormOf(form))
    .filter(({ level }) => level === 'block')
    .map(({ field, msg }) => ({ path: field, msg }));
  const factsOf = await readPeople({ sql, now }, { form, teamId });
  const people = form.people.flatMap((person, index) => {
    const msg = judgePerson(person, form, factsOf(person.volunteerId));
    return msg === undefined ? [] : [{ path: `people.${index}`, msg }];
  });
  return [...judgeMakeup(form, now), ...wording, ...people];
}

/** What is known of everybody whom the form names. */
async function readPeople(
  { sql, now }: Pick<Act, 'sql' | 'now'>,
  { form, teamId }: { form: MakeupForm; teamId: number },
): Promise<(volunteerId: number) => PersonFacts | undefined> {
  const volunteerIds = form.people.map((person) => person.volunteerId);
  const rows = new Map(
    (await personRows(sql, { volunteerIds, teamId })).map((row) => [row.volunteerId, row]),
  );
  const records = form.day === '' ? [] : await recordsOn(sql, { volunteerIds, day: form.day });
  const { startsAt, endsAt } = spanOf(form);
  const placed =
    startsAt && endsAt ? await placedAt(sql, { volunteerIds, startsAt, endsAt }) : new Set<number>();
  const named = new Map(form.people.map((person) => [person.volunteerId, servedBy(person, form)]));
  return (volunteerId) => {
    const row = rows.get(volunteerId);
    if (!row) return undefined;
    const own = records.filter((record) => record.volunteerId === volunteerId);
    const served = named.get(volunteerId);
    const overlaps = own.some(
      (record) =>
        isOnItsOwn(record) && served && record.startsAt < served.endsAt && record.endsAt > served.startsAt,
    );
    return {
      name: row.name,
      isMember: row.isMember,
      isVerified: row.realNameStatus === 'verified',
      isStopped: isStopped(row, now),
      isWitness: row.name === form.witnessName && (row.mobileMasked ?? '').endsWith(form.witnessMobileTail),
      elsewhere: overlaps ? '一条时长记录' : placed.has(volunteerId) ? '另一场活动的报名' : undefined,
      otherMinutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
    };
  };
}
