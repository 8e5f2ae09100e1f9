import { openPrivateFile } from '#domains/files/web/files.calls.ts';
import { claimStateLabel } from '#domains/hours/contract/claims.words.ts';
import { TeamClaim } from '#domains/hours/web/claims/team-claim.tsx';
import { AnswerDesk } from '#domains/hours/web/desk/answer-desk.tsx';
import { listTeamHourClaimsCall } from '#domains/hours/web/hours.calls.ts';
import { dayLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';

/** `/teamcenter/index/teamclaim` 时长更正: what volunteers ask the team to stand for, the clocks, and the team's word. */
export function Component() {
  usePageTitle('时长更正');
  const url = useUrlFilters({ pageSize: 20 });
  const claims = useOperationQuery(
    listTeamHourClaimsCall,
    { ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <>
      <div className="ph">
        <div>
          <h1>时长更正</h1>
          <p>5 个工作日内答复；过期自动转到实践中心。</p>
        </div>
      </div>
      <QueryList
        query={claims}
        url={url}
        what="补记申请"
        unit="份"
        isBare
        empty={{
          art: 'done',
          title: '没有等你们答复的申请',
          text: '志愿者做过的服务没有记录时，会在这里请你们证明。',
        }}
      >
        {(rows) => {
          const open = rows.find(({ claimId }) => claimId === url.id) ?? rows[0];
          return (
            <AnswerDesk
              label="补记申请"
              openId={open?.claimId}
              isPicked={url.id !== undefined}
              onOpen={url.open}
              entries={rows.map((claim) => ({
                id: claim.claimId,
                title: `${claim.name}，${claim.minutes} 分钟`,
                lines: [`${claim.title}，${dayLabel(claim.startsAt)}`, '遗漏，没有记录'],
                clock: claim.state === 'atTeam' ? claim : undefined,
                state: claimStateLabel(claim.state, claim.hour?.state),
              }))}
            >
              {open && (
                <TeamClaim
                  key={open.claimId}
                  claim={open}
                  onOpenProof={(fileId) => void openPrivateFile(fileId)}
                />
              )}
            </AnswerDesk>
          );
        }}
      </QueryList>
    </>
  );
}
