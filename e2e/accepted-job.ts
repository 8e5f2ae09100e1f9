import {
  acceptJobCall,
  dispatchNeedCall,
  getDispatchItemCall,
  listTeamJobsCall,
} from '../src/domains/jobs/web/jobs.calls.ts';
import { listMyTeamsCall } from '../src/domains/teams/web/mine/my-teams.calls.ts';
import { teamLogin } from './people.ts';
import { must, signInClient } from './process/api-client.ts';
import { raiseVerifiedNeed } from './raise-need.ts';

/** The team of the member works on a need of somebody else, by the way that the dispatch goes. */
export async function acceptedJob(
  origin: string,
  { member, requesterFrom, title }: { member: string; requesterFrom: number; title: string },
) {
  const { list } = await must(await signInClient(origin, member), listMyTeamsCall, {});
  const teamId = list[0]?.teamId ?? 0;
  const { needId, requester } = await raiseVerifiedNeed(origin, requesterFrom, title);
  const dispatcher = await signInClient(origin, 'diaodu001');
  const { version } = await must(dispatcher, getDispatchItemCall, { id: needId });
  await must(dispatcher, dispatchNeedCall, {
    needId,
    version,
    teamIds: [teamId],
    choiceReason: 'named',
    choiceNote: '居民上次就是请他们讲的',
  });
  const team = await signInClient(origin, teamLogin(teamId));
  const jobs = await must(team, listTeamJobsCall, { tab: 'issued' });
  const jobId = jobs.list.find((job) => job.needId === needId)?.jobId ?? 0;
  await must(team, acceptJobCall, { jobId, version: 1 });
  return { teamId, needId, jobId, team, requester };
}
