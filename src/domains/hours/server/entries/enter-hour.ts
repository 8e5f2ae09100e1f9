import { notify } from '#domains/messages/server/index.ts';
import { dayMs } from '#platform/contract/durations.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayTimeLabel, toDay } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { hourLimits } from '../../contract/hours.words.ts';
import { insertHour } from '../hours.store.ts';
import { insertEntry } from './entries.store.ts';

/** Hours that a team tells of somebody, and who was there. */
export type ToldHour = {
  volunteerId: number;
  team: { id: number; name: string };
  activityId: number;
  shiftId: number;
  title: string;
  placeName: string;
  postName: string;
  startsAt: Date;
  endsAt: Date;
  minutes: number;
  reason: string;
  enteredBy: number;
  witnessName: string;
  witnessMobileTail: string;
};

/** Writes an entry (补录), grade D, and asks the person for their word until `answerDueAt`. The person is locked by the caller. */
export async function enterHour(act: Act, told: ToldHour): Promise<{ hourId: number; answerDueAt: Date }> {
  const { team, title, placeName, witnessName, witnessMobileTail, ...record } = told;
  const hourId = await insertHour(act, {
    ...record,
    teamId: team.id,
    activityTitle: title,
    place: placeName,
    participationId: null,
    serviceOn: toDay(told.startsAt),
    source: 'teamEntry',
    evidenceGrade: 'D',
    status: 'submitted',
  });
  const answerDueAt = new Date(act.now.getTime() + hourLimits.answerDays * dayMs);
  await insertEntry(act.sql, { hourId, witnessName, witnessMobileTail, answerDueAt });
  await askPerson(act, { ...told, hourId, answerDueAt });
  return { hourId, answerDueAt };
}

type Asked = ToldHour & { hourId: number; answerDueAt: Date };

async function askPerson(
  act: Act,
  { hourId, team, title, volunteerId, minutes, answerDueAt }: Asked,
): Promise<void> {
  const until = dayTimeLabel(answerDueAt);
  await notify(act, {
    accountId: volunteerId,
    category: 'hours',
    level: 'important',
    title: '有一条补录时长等你确认',
    body: `${team.name}为你补录了“${title}”的 ${hoursLabel(minutes)} 小时。请在 ${until} 前到“我的活动”答复是否属实；不答复不算确认，只由实践中心审核。`,
    link: '/usercenter/index/myactivity',
    dedupeKey: `hourEntry:${hourId}`,
    sms: { template: 'hourEntry', variables: { team: team.name, title, until }, expiresAt: answerDueAt },
  });
}
