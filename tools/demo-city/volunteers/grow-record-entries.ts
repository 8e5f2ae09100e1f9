import type { Insertable } from 'kysely';
import type { RecordEntriesTable } from '#database/tables/awards.ts';
import { qualifications } from '#domains/site/contract/qualifications.words.ts';
import { addDays, toDay } from '#platform/contract/instants.ts';
import { type City, dayMs, plus } from '../city.ts';
import type { CitySignUp } from '../grow-sign-ups.ts';

type Entry = Insertable<RecordEntriesTable> & { createdAt: Date };

/** One of so many people who served has something entered. */
const everyNth = 40;
const texts = [
  { kind: 'training', title: '行前安全与应急常识', place: '线上', halfHours: 4, score: 88 },
  { kind: 'training', title: '急救员初级培训', place: '市民中心 3 号教室', halfHours: 32, score: 92 },
  { kind: 'award', title: '月度优秀队员', level: 'team' },
  { kind: 'training', title: '陪伴老人的沟通', place: '队部', halfHours: 6, score: null },
  { kind: 'award', title: '年度志愿服务先进个人', level: 'city' },
] as const;

/** Trainings and awards of people who served, entered some days after; one is objected to, one withdrawn. */
export function growRecordEntries(city: City, signUps: readonly CitySignUp[]): Entry[] {
  const first = city.volunteers[0];
  const served = signUps.filter(
    ({ status, shift }) => status === 'confirmed' && plus(shift.endsAt, 4 * dayMs) < city.now,
  );
  const own = served.filter(({ volunteer }) => volunteer === first).slice(-texts.length);
  const others = served.filter(({ volunteer }, index) => volunteer !== first && index % everyNth === 0);
  const seen = new Set<string>();
  return [...own, ...others]
    .map((signUp, index) => entryOf(city, signUp, index))
    .concat(papersOf(city, signUps))
    .filter(({ volunteerId, kind, heldOn, title }) => {
      const key = [volunteerId, kind, heldOn, title].join();
      return !seen.has(key) && Boolean(seen.add(key));
    })
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((entry) => {
      const id = city.idAt(entry.createdAt);
      return { ...entry, id, batchId: id };
    });
}

/** Papers that the centre looked at before their holders signed up for posts that ask for them. */
function papersOf(city: City, signUps: readonly CitySignUp[]): Entry[] {
  const papers = new Map<string, Entry>();
  for (const { volunteer, shift } of signUps) {
    const { needs, activity } = shift;
    const key = `${volunteer.id} ${needs}`;
    if (!needs || papers.has(key)) continue;
    const createdAt = new Date((volunteer.registeredAt.getTime() + activity.opensAt.getTime()) / 2);
    papers.set(key, {
      id: 0,
      batchId: 0,
      kind: 'training',
      title: `${qualifications[needs]}登记`,
      grantor: '江澜市新时代文明实践中心',
      heldOn: toDay(volunteer.registeredAt),
      content: '核对过证书原件',
      place: '市民中心',
      halfHours: 32,
      score: null,
      validUntil: null,
      qualification: needs,
      level: null,
      volunteerId: volunteer.id,
      teamId: null,
      state: 'valid',
      reason: null,
      enteredBy: city.reviewerId,
      createdAt,
      updatedAt: createdAt,
      objection: null,
      objectedAt: null,
      answer: null,
      answeredAt: null,
      version: 1,
    });
  }
  return [...papers.values()];
}

function entryOf(city: City, { volunteer, shift }: CitySignUp, index: number): Entry {
  const { team } = shift.activity;
  const text = texts[index % texts.length] ?? texts[0];
  const isCentre = text.kind === 'award' && text.level === 'city';
  const heldOn = toDay(shift.endsAt);
  const createdAt = plus(shift.endsAt, 2 * dayMs);
  const isWithdrawn = index % 23 === 11;
  const isObjected = index % 17 === 7;
  return {
    id: 0,
    batchId: 0,
    kind: text.kind,
    title: text.title,
    grantor: isCentre ? '江澜市新时代文明实践中心' : team.name,
    heldOn,
    content: '',
    place: text.kind === 'training' ? text.place : '',
    halfHours: text.kind === 'training' ? text.halfHours : null,
    score: text.kind === 'training' ? text.score : null,
    validUntil: text.title === '急救员初级培训' ? addDays(heldOn, 730) : null,
    qualification: text.title === '急救员初级培训' ? 'firstAid' : null,
    level: text.kind === 'award' ? text.level : null,
    volunteerId: volunteer.id,
    teamId: isCentre ? null : team.id,
    state: isWithdrawn ? 'withdrawn' : 'valid',
    reason: isWithdrawn ? '名单核对有误，本人当天没有参加' : null,
    enteredBy: isCentre ? city.reviewerId : team.accountId,
    createdAt,
    updatedAt: createdAt,
    objection: isObjected ? '学时和我签到的对不上，请核对签到表。' : null,
    objectedAt: isObjected ? plus(createdAt, dayMs) : null,
    answer: null,
    answeredAt: null,
    version: 1,
  };
}
