import { toDay } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { awardedStarOf, effectiveHours, standingOfStar } from './certificates.queries.ts';
import { endCertificate, lockVolunteer } from './certificates.store.ts';
import { chooseForStar, mostHours } from './choose-hours.rules.ts';
import { keepCertificate } from './keep-certificate.ts';

/** Nobody has more services than that; all of them are looked at. */
const mostOfLife = mostHours * 10;
const fields = { name: 'full', volunteerNo: true, times: false, district: false, idTail: false } as const;

type Wish = { volunteerId: number; level: number; publicUrl: string; requestKey: string; code: string };

/**
 * The certificate of an awarded star: the one that stands (`isRepeated`), or a new one where none stands or where records in it
 * changed. It proves as many services as the star asks for, those before the award first; without them the answer is why not.
 */
export async function certifyStar(
  { sql, now }: Pick<Act, 'sql' | 'now'>,
  { volunteerId, level, ...wish }: Wish,
): Promise<
  | 'notAwarded'
  | 'unproven'
  | { certificateId: number; certNo: string; isRepeated?: true; replaces?: string | undefined }
> {
  await lockVolunteer(sql, volunteerId);
  const award = await awardedStarOf(sql, volunteerId, level);
  if (!award?.awardedAt || award.awardedMinutes === null) return 'notAwarded';
  const { id: starId, awardedMinutes: minutes, askedMinutes } = award;
  const standing = await standingOfStar(sql, starId);
  if (standing && Number(standing.changedCount) === 0)
    return { certificateId: standing.id, certNo: standing.certNo, isRepeated: true };
  const awardedOn = toDay(award.awardedAt);
  const period = { fromOn: '1900-01-01', toOn: toDay(now) };
  const all = await effectiveHours(sql, { ...period, volunteerId, limit: mostOfLife });
  const before = all.filter(({ serviceOn }) => serviceOn <= awardedOn);
  const proven = chooseForStar(before, askedMinutes) ?? chooseForStar(all, askedMinutes);
  const kept =
    proven &&
    (await keepCertificate(
      { sql, now },
      {
        ...wish,
        ...proven,
        volunteerId,
        fromOn: proven.chosen[0]?.serviceOn ?? awardedOn,
        toOn: proven.chosen.at(-1)?.serviceOn ?? awardedOn,
        categories: [],
        grades: 'all',
        fields,
        purpose: 'award',
        recipient: '',
        englishName: '',
        star: { starId, level, awardedOn, minutes, askedMinutes },
      },
    ));
  if (!kept) return 'unproven';
  if (standing) await endCertificate(sql, standing.id, { at: now, replacedBy: kept.certificateId });
  return { ...kept, replaces: standing?.certNo };
}
