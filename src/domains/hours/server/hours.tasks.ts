import { enterHours } from '#domains/ledger/server/index.ts';
import { notifyMany } from '#domains/messages/server/index.ts';
import { dayMs, hourMs, minuteMs } from '#platform/contract/durations.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import { ownOriginPath } from '../contract/hour-origin.rules.ts';
import { computeVisitHours } from './visits/compute-visit-hours.ts';
import { escalateCorrections } from './corrections/escalate-corrections.ts';
import { escalateClaims } from './claims/escalate-claims.ts';
import { lapseMaterialAsks } from './material/lapse-material-asks.ts';
import { closeAnswers } from './entries/close-answers.ts';
import { changeHours, lockPublicityOver } from './hours.store.ts';
import { forgetWitnesses } from './witnesses/forget-witnesses.ts';
import type { RecordsChanged } from './voiding/hour-voiding.ts';
import { recordWords } from './record-words.ts';

const batch = 200;

/** 公示 over without an open objection → effective (domain.md 4.2.7), and a line of the ledger in the same transaction; the person is told. */
async function makeEffective(act: Act, recordsChanged: RecordsChanged): Promise<boolean> {
  const rows = await lockPublicityOver(act.sql, { now: act.now, limit: batch });
  await changeHours(
    act,
    rows.map((row) => row.id),
    { status: 'effective', effectiveAt: act.now },
  );
  await enterHours(
    act,
    rows.map((row) => row.id),
  );
  await notifyMany(
    act,
    rows.map((row) => ({
      accountId: row.volunteerId,
      category: 'hours' as const,
      title: '时长已生效',
      body: `${recordWords(row)}的 ${hoursLabel(row.minutes)} 小时公示结束，已计入你的服务时长。`,
      link: ownOriginPath(row),
      dedupeKey: `hourEffective:${row.id}`,
    })),
  );
  for (const { volunteerId, adjustOf } of rows)
    if (adjustOf !== null) await recordsChanged(act, { volunteerId, hourIds: [adjustOf] });
  for (const row of rows)
    await act.audit({ action: 'makeHourEffective', targetType: 'serviceHour', targetId: row.id });
  return rows.length === batch;
}

export const hoursTasks = (recordsChanged: RecordsChanged): BackgroundTask[] => [
  {
    name: 'hours.computeVisitHours',
    label: '计算上门时长',
    everyMs: 10_000,
    run: (act) => computeVisitHours(act),
  },
  {
    // What came while the clock above stood still.
    name: 'hours.computeMissedVisitHours',
    label: '补算上门时长',
    everyMs: hourMs,
    run: (act) => computeVisitHours(act, 14 * dayMs),
  },
  {
    name: 'hours.makeEffective',
    label: '公示期满时长生效',
    everyMs: minuteMs,
    run: (act) => makeEffective(act, recordsChanged),
  },
  {
    name: 'hours.escalateCorrections',
    label: '更正申请逾期转中心',
    everyMs: 600_000,
    run: escalateCorrections,
  },
  { name: 'hours.escalateClaims', label: '补录申请逾期转中心', everyMs: 600_000, run: escalateClaims },
  {
    name: 'hours.lapseMaterialAsks',
    label: '补材料到期',
    everyMs: 600_000,
    run: lapseMaterialAsks,
  },
  { name: 'hours.closeAnswers', label: '结束异议答复期', everyMs: 600_000, run: closeAnswers },
  forgetWitnesses,
];
