import { standingPapers } from '#domains/certificates/server/index.ts';
import { wholeCalendar } from '#domains/signups/server/index.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { openProfile, profileTopic } from './topics/profile-topic.ts';
import { profileRow } from './topics/profile.queries.ts';
import type { Topic } from './topics/topic.ts';
import { topicRows } from './topics/topic-rows.queries.ts';
import { topics } from './topics/topics.ts';

export type ArchiveTools = {
  publicUrl: string;
  openMobile: (cipher: string) => string;
  openText: (cipher: string | null) => string;
  complaintOwner: (accountId: number) => string;
};

/** Certificates that are drawn into one archive, the latest ones. */
const mostPapers = 50;

export type GatheredTopic = Pick<Topic, 'key' | 'title' | 'fields'> & { rows: Record<string, unknown>[] };
export type GatheredData = {
  at: Date;
  topics: GatheredTopic[];
  calendar: string;
  papers: { fileName: string; draw: () => Promise<Buffer> }[];
};

/** Everything that is kept about a volunteer, read in one transaction: one moment, nobody else's records. */
export async function gatherArchive(
  { sql, now, caller }: Act<SignedInCaller>,
  { publicUrl, complaintOwner, ...open }: ArchiveTools,
): Promise<GatheredData> {
  if (caller.kind !== 'volunteer') throw new Error('an archive is a volunteer’s');
  const { accountId, volunteerId } = caller;
  const subject = { accountId, volunteerId, complaintOwner: complaintOwner(accountId) };
  const gathered: GatheredTopic[] = [
    { ...profileTopic, rows: [openProfile(await profileRow(sql, volunteerId), open)] },
  ];
  for (const topic of topics) gathered.push({ ...topic, rows: await topicRows(sql, topic, subject) });
  return {
    at: now,
    topics: gathered,
    calendar: await wholeCalendar(sql, volunteerId, publicUrl),
    papers: await standingPapers(sql, volunteerId, { publicUrl, most: mostPapers }),
  };
}
