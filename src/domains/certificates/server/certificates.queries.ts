import { type NotNull, sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';

/** Records of a volunteer that count, of a period, in the order of a certificate's table; at most `limit`. */
export const effectiveHours = (
  sql: Sql,
  asked: { volunteerId: number; fromOn: string; toOn: string; limit: number },
) =>
  sql
    .selectFrom('serviceHours as h')
    .innerJoin('hourOrigins as g', 'g.hourId', 'h.id')
    .leftJoin('ledgerEntries as e', 'e.hourId', 'h.id')
    .leftJoin('ledgerLeaves as l', 'l.entryId', 'e.id')
    .select(['h.id', 'h.minutes', 'h.evidenceGrade', 'h.adjustOf', 'h.serviceOn', 'g.category', 'l.position'])
    .where('h.volunteerId', '=', asked.volunteerId)
    .where('h.status', '=', 'effective')
    .where('h.source', '<>', 'reversal')
    .where('h.serviceOn', '>=', asked.fromOn)
    .where('h.serviceOn', '<=', asked.toOn)
    .orderBy('h.serviceOn')
    .orderBy('h.startsAt')
    .orderBy('h.id')
    .limit(asked.limit)
    .execute();
export type EffectiveHour = Awaited<ReturnType<typeof effectiveHours>>[number];

/** Records in a certificate that were voided, or adjusted by one that is not in it. */
export const changedCount = raw<number>`(select count(*) from service_hours h
  where h.id = any(c.hour_ids) and (h.status <> 'effective' or exists (
    select from service_hours n where n.adjust_of = h.id and n.status = 'effective' and n.id <> all(c.hour_ids))))`;

const ofVolunteer = (sql: Sql, volunteerId: number) =>
  sql.selectFrom('certificates as c').where('c.volunteerId', '=', volunteerId);

const withState = (rows: ReturnType<typeof ofVolunteer>) =>
  rows
    .leftJoin('certificates as r', 'r.id', 'c.replacedBy')
    .selectAll('c')
    .select(['r.certNo as replacedByNo', changedCount.as('changedCount')]);

/** One's own certificates, the latest first. */
export const certificatePage = (sql: Sql, volunteerId: number, page: PageRequest) =>
  withState(ofVolunteer(sql, volunteerId))
    .orderBy('c.issuedAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();
export type CertificateRowRead = Awaited<ReturnType<typeof certificatePage>>[number];

export const countCertificates = (sql: Sql, volunteerId: number) =>
  cappedCount(sql, ofVolunteer(sql, volunteerId).select('c.id'));

/** One's own certificate, undefined for anybody else's. */
export const findOwnCertificate = (sql: Sql, volunteerId: number, id: number) =>
  withState(ofVolunteer(sql, volunteerId)).where('c.id', '=', id).executeTakeFirst();

/** The person's awarded star of a level, with the minutes that the level asked for when it was found. */
export const awardedStarOf = (sql: Sql, volunteerId: number, level: number) =>
  sql
    .selectFrom('starAwards as s')
    .select(['s.id', 's.level', 's.awardedAt', 's.awardedMinutes', 's.askedMinutes'])
    .where('s.volunteerId', '=', volunteerId)
    .where('s.level', '=', level)
    .where('s.state', '=', 'awarded')
    .executeTakeFirst();

/** The certificate of a star that stands. */
export const standingOfStar = (sql: Sql, starId: number) =>
  sql
    .selectFrom('certificates as c')
    .select(['c.id', 'c.certNo', changedCount.as('changedCount')])
    .where('c.starId', '=', starId)
    .where('c.status', '=', 'issued')
    .executeTakeFirst();

/** The certificate that a request made before. */
export const findByRequestKey = (sql: Sql, volunteerId: number, requestKey: string) =>
  sql
    .selectFrom('certificates')
    .select(['id', 'certNo'])
    .where('volunteerId', '=', volunteerId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();

/** A certificate by its number, for whoever was handed it. */
export const findByNumber = (sql: Sql, certNo: string) =>
  withState(sql.selectFrom('certificates as c')).where('c.certNo', '=', certNo).executeTakeFirst();

export const holderOf = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('volunteers')
    .select(['name', 'volunteerNo', 'registeredAt'])
    .where('id', '=', volunteerId)
    .executeTakeFirstOrThrow();

/** The verified document of a holder; undefined while there is none. */
export const documentOf = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('volunteers')
    .select(['idKind', 'idCipher'])
    .where('id', '=', volunteerId)
    .where('realNameStatus', '=', 'verified')
    .where('idKind', 'is not', null)
    .where('idCipher', 'is not', null)
    .$narrowType<{ idKind: NotNull; idCipher: NotNull }>()
    .executeTakeFirst();

/** Area of the centre, the first digits of its certificates' numbers. */
export async function centreArea(sql: Sql): Promise<string> {
  const row = await sql
    .selectFrom('organisations')
    .select('area')
    .where('kind', '=', 'centre')
    .executeTakeFirst();
  return row?.area ?? '';
}

/** Certificates of a volunteer that stand and have one of these records in them. */
export const standingWith = (sql: Sql, volunteerId: number, hourIds: readonly number[]) =>
  ofVolunteer(sql, volunteerId)
    .select(['c.id', 'c.certNo'])
    .where('c.status', '=', 'issued')
    .where(raw<boolean>`c.hour_ids && ${[...hourIds]}::bigint[]`)
    .orderBy('c.id')
    .execute();
