import {
  chooseHours,
  effectiveHours,
  insertBatch,
  keepCertificate,
  mostHours,
  setBatchState,
  setWish,
} from '#domains/certificates/server/index.ts';
import { answerMs } from '#domains/certificates/contract/certificate-batches.words.ts';
import type { Database } from '#database/connection.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { type City, dayMs, plus } from '../city.ts';
import { keysOf, publicUrl } from './load-certificates.ts';

type Sql = Database['kysely'];
const fields = { name: 'full', volunteerNo: true, times: true, district: false, idTail: false } as const;

/** 集体开具: a class that still answers, and one whose certificates were made last night; by the product's own rules. */
export async function loadCertificateBatches({ kysely: sql }: Database, city: City): Promise<void> {
  const people = city.volunteers.slice(10, 34).map(({ id }) => id);
  await loadAsking(sql, city, people.slice(0, 14));
  await loadMade(sql, city, people.slice(14));
}

async function ask(
  sql: Sql,
  city: City,
  { days, ...about }: { days: number; recipient: string; reason: string; volunteerIds: readonly number[] },
) {
  const askedAt = plus(city.now, -days * dayMs);
  const { volunteerIds, ...words } = about;
  const batch = {
    id: city.idAt(askedAt),
    ...words,
    fromOn: `${city.today.slice(0, 4)}-01-01`,
    toOn: city.today,
    grades: 'proven' as const,
    fields: JSON.stringify(fields),
    purpose: 'study',
    askedBy: city.reviewerId,
    scopePath: null,
    askedAt,
    lapsesAt: new Date(askedAt.getTime() + answerMs),
    state: 'asking' as const,
    endedAt: null,
  };
  await insertBatch(sql, batch, volunteerIds);
  return batch;
}

async function loadAsking(sql: Sql, city: City, volunteerIds: readonly number[]): Promise<void> {
  const words = { recipient: '江澜一中高二（3）班', reason: '综合素质评价归档' };
  const { id: batchId } = await ask(sql, city, { days: 3, ...words, volunteerIds });
  for (const [place, volunteerId] of volunteerIds.entries()) {
    if (place % 3 === 2) continue;
    const state = place % 7 === 6 ? ('declined' as const) : ('agreed' as const);
    await setWish(
      sql,
      { batchId, volunteerId },
      { state, answeredAt: plus(city.now, -(place + 1) * hourMs) },
    );
  }
}

async function loadMade(sql: Sql, city: City, volunteerIds: readonly number[]): Promise<void> {
  const words = { recipient: '石矶职业学院护理系', reason: '实习单位要求提交' };
  const batch = await ask(sql, city, { days: 6, ...words, volunteerIds });
  const now = plus(city.now, -2 * hourMs);
  const { id: batchId, fromOn, toOn, grades, purpose, recipient } = batch;
  for (const [place, volunteerId] of volunteerIds.entries()) {
    const answeredAt = plus(now, -(place + 1) * hourMs);
    if (place % 4 === 3) {
      await setWish(sql, { batchId, volunteerId }, { state: 'declined', answeredAt });
      continue;
    }
    const hours = await effectiveHours(sql, { volunteerId, fromOn, toOn, limit: mostHours });
    const { chosen } = chooseHours(hours, { categories: [], grades });
    const kept =
      chosen.length > 0
        ? await keepCertificate(
            { sql, now },
            {
              volunteerId,
              chosen,
              fromOn,
              toOn,
              grades,
              recipient,
              fields,
              publicUrl,
              purpose: purpose as 'study',
              categories: [],
              englishName: '',
              ...keysOf(`demo batch ${volunteerId}`),
            },
          )
        : undefined;
    await setWish(
      sql,
      { batchId, volunteerId },
      { answeredAt, ...(kept ? { state: 'made', certificateId: kept.certificateId } : { state: 'empty' }) },
    );
  }
  await setBatchState(sql, batchId, { state: 'made', endedAt: now });
}
