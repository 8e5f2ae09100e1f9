import { drawableCategory } from '#domains/site/contract/categories.words.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import { besides } from './entries/besides.ts';
import { categoriesOf } from './entries/categories.queries.ts';
import { adjustedRecords, latestCorrections } from './corrections/corrections.queries.ts';
import { mayCorrect } from './corrections/corrections.rules.ts';
import { judgeObject } from './hours.rules.ts';
import { myHours } from './lists.queries.ts';
import { onTheWire } from './on-the-wire.ts';

type Asked = Omit<Parameters<typeof myHours>[1], 'volunteerId'>;

/** A page of one's own records with what can be said against them. */
export async function myRows(act: Act<VolunteerCaller>, asked: Asked) {
  const { rows, total } = await myHours(act.sql, { ...asked, volunteerId: act.caller.volunteerId });
  const { entries, overlaps } = await besides(act, rows);
  const hourIds = rows.map((row) => row.hourId);
  const corrections = await latestCorrections(act.sql, hourIds);
  const adjusted = await adjustedRecords(act.sql, hourIds);
  const categories = await categoriesOf(act.sql, hourIds);
  const list = rows.map((row) => ({
    ...onTheWire(row),
    category: drawableCategory(categories.get(row.hourId) ?? ''),
    overlaps: overlaps.has(row.hourId),
    adjustsNo: adjusted.get(row.hourId)?.hourNo ?? null,
    correction: corrections.get(row.hourId) ?? null,
    canCorrect: mayCorrect(row.state, adjusted.has(row.hourId), corrections.get(row.hourId)?.state),
    canObject:
      judgeObject(
        { ...row, isOwn: true, isAwaitingAnswer: entries.get(row.hourId)?.answer === 'waiting' },
        act.now,
      ) === undefined,
  }));
  return { list, total, pageNum: asked.pageNum, pageSize: asked.pageSize };
}
