import { filesOfTargets } from '#domains/files/server/index.ts';
import { drawableCategory } from '#domains/site/contract/categories.words.ts';
import type { Sql } from '#database/transaction.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { type ActivityForm, activityFormSchema } from '../../contract/activity-form.contract.ts';
import type { MakeupForm, MakeupPerson } from '../../contract/makeups.contract.ts';
import { peopleOf, type MakeupRow } from './makeups.queries.ts';
import { spanOf } from './makeups.rules.ts';

export const makeupFiles = { purpose: 'makeupProof', targetType: 'activityMakeup' } as const;

/** One as it was typed, with the files and the people it names. */
export async function wholeMakeup(sql: Sql, row: MakeupRow) {
  const people: MakeupPerson[] = await peopleOf(sql, row.id);
  const held = await filesOfTargets(sql, { ...makeupFiles, targetIds: [row.id] });
  const files = held
    .filter(({ expiresAt }) => expiresAt === null)
    .map(({ id, name, mime }) => ({ fileId: id, name, mime }));
  const form: MakeupForm = {
    title: row.title,
    category: row.category === null ? null : drawableCategory(row.category),
    area: row.area,
    placeName: row.placeName,
    content: row.content,
    day: row.servedOn ?? '',
    from: row.fromTime,
    to: row.toTime,
    reason: row.reason,
    witnessName: row.witnessName,
    witnessMobileTail: row.witnessMobileTail,
    fileIds: files.map(({ fileId }) => fileId),
    people: people.map(({ name: _name, volunteerNo: _no, ...person }) => person),
  };
  return { form, files, people };
}

/** The activity that a past one becomes: one shift, nothing to sign up for. */
export function activityFormOf(form: MakeupForm): ActivityForm {
  const { title, category, area, placeName, content, people } = form;
  const { startsAt, endsAt } = spanOf(form);
  return activityFormSchema.parse({
    title,
    category,
    area,
    placeName,
    content,
    recruitScope: 'members',
    signUpMode: 'firstCome',
    waitlistMode: 'off',
    riskNotice: '活动已经结束，这一页是补录的记录，不能报名。',
    shifts:
      startsAt && endsAt
        ? [{ startsAt: toInstant(startsAt), endsAt: toInstant(endsAt), capacity: Math.max(1, people.length) }]
        : [],
  });
}
