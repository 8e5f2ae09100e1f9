import { openPaper } from '#domains/files/web/files.calls.ts';
import { claimStateLabel } from '#domains/hours/contract/claims.words.ts';
import { correctionCauses, correctionLabel } from '#domains/hours/contract/hours.words.ts';
import { TeamClaim } from '#domains/hours/web/claims/team-claim.tsx';
import { changeWords, TeamCorrection } from '#domains/hours/web/corrections/team-correction.tsx';
import { AnswerDesk } from '#domains/hours/web/desk/answer-desk.tsx';
import { listTeamHourClaimsCall, listTeamHourCorrectionsCall } from '#domains/hours/web/hours.calls.ts';
import { listTeamTodosCall } from '#domains/statistics/web/statistics.calls.ts';
import { dayLabel } from '#platform/contract/instants.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ListTabs } from '#platform/web/list/list-tabs.tsx';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { type UrlFilters, useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { usePageTitle } from '#platform/web/page-title.ts';

const tabs = ['corrections', 'claims'] as const;
const labels = { corrections: '更正', claims: '补记申请' } as const;

/** `/teamcenter/index/teamclaim` 时长更正: corrections and claims that volunteers ask the team about, their clocks, the team's word. */
export function Component() {
  usePageTitle('时长更正');
  const url = useUrlFilters({ pageSize: 20 });
  const waiting = useWaiting();
  // What asks for an answer is seen first; an address that names a row without a view means a correction.
  const first =
    url.id === undefined && waiting.claims > 0 && waiting.corrections === 0 ? 'claims' : 'corrections';
  const tab = url.wordOf('tab', tabs) ?? first;
  return (
    <>
      <div className="ph">
        <div>
          <h1>时长更正</h1>
          <p>5 个工作日不答，系统自动转到实践中心。</p>
        </div>
      </div>
      <ListTabs
        label="申请的种类"
        current={tab}
        tabs={tabs.map((key) => ({
          key,
          label: waiting[key] > 0 ? `${labels[key]}，${waiting[key]} 份待答复` : labels[key],
        }))}
        hrefOf={(key) => `?tab=${key}`}
      />
      {tab === 'claims' ? <Claims url={url} /> : <Corrections url={url} />}
    </>
  );
}

/** How many of each wait for the team, as its home and its menu say. */
function useWaiting(): Record<(typeof tabs)[number], number> {
  const { data } = useOperationQuery(listTeamTodosCall, {}, { reportedBy: 'form' });
  const countOf = (wanted: string): number => data?.todos.find(({ key }) => key === wanted)?.count ?? 0;
  return { corrections: countOf('corrections'), claims: countOf('claims') };
}

function Corrections({ url }: { url: UrlFilters }) {
  const corrections = useOperationQuery(
    listTeamHourCorrectionsCall,
    { ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <QueryList
      query={corrections}
      url={url}
      what="更正申请"
      unit="份"
      isBare
      empty={{
        art: 'done',
        title: '没有更正申请',
        text: '志愿者觉得公示中或已生效的时长不对时，会在这里请你们答复。',
      }}
    >
      {(rows, { answered }) => {
        const open = rows.find(({ correctionId }) => correctionId === url.id) ?? rows[0];
        return (
          <AnswerDesk
            label="更正申请"
            openId={open?.correctionId}
            isPicked={url.id !== undefined}
            onOpen={url.open}
            foot={
              answered.count > 0 ? `已答复 ${answered.count} 件，平均 ${answered.days ?? 0} 天` : undefined
            }
            entries={rows.map((one) => ({
              id: one.correctionId,
              title: `${one.name}，${changeWords(one.oldMinutes, one.wishedMinutes)}`,
              lines: [`${one.activityTitle}，${dayLabel(one.startsAt)}`, correctionCauses[one.cause]],
              clock: one.state === 'atTeam' && one.awaitsUntil === null ? one : undefined,
              state: correctionLabel(one),
            }))}
          >
            {open && (
              <TeamCorrection
                key={open.correctionId}
                correction={open}
                onOpenProof={(fileId) => void openPaper(fileId)}
              />
            )}
          </AnswerDesk>
        );
      }}
    </QueryList>
  );
}

function Claims({ url }: { url: UrlFilters }) {
  const claims = useOperationQuery(
    listTeamHourClaimsCall,
    { ...url.paging },
    { keepsPrevious: true, reportedBy: 'form' },
  );
  return (
    <QueryList
      query={claims}
      url={url}
      what="补记申请"
      unit="份"
      isBare
      empty={{
        art: 'done',
        title: '没有补记申请',
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
              clock: claim.state === 'atTeam' && claim.awaitsUntil === null ? claim : undefined,
              state: claimStateLabel(claim),
            }))}
          >
            {open && (
              <TeamClaim key={open.claimId} claim={open} onOpenProof={(fileId) => void openPaper(fileId)} />
            )}
          </AnswerDesk>
        );
      }}
    </QueryList>
  );
}
