import { QrCode, Send } from 'lucide-react';
import { useState } from 'react';
import { BulkMessagePanel } from '#domains/messages/web/bulk-message-panel.tsx';
import type { ShiftPlaces } from '#domains/signups/contract/applications.contract.ts';
import { TeamActivityHead } from '#domains/activities/web/team/team-activity-head.tsx';
import { teamPaths } from '#domains/activities/web/team/team-paths.ts';
import { applicationTabs, reconfirmStates } from '#domains/signups/contract/signups.words.ts';
import { ApplicationList } from '#domains/signups/web/applications/application-list.tsx';
import { SignUpSheet } from '#domains/signups/web/applications/sign-up-sheet.tsx';
import { CoversToDecide } from '#domains/signups/web/covers/covers-to-decide.tsx';
import { ApplicationShiftTabs } from '#domains/signups/web/applications/application-shift-tabs.tsx';
import {
  exportInsuranceListCall,
  exportSignUpsCall,
  listApplicationsCall,
} from '#domains/signups/web/signups.calls.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { dayLabel, spanLabel } from '#platform/contract/instants.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { ExportButton } from '#platform/web/list/export-button.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { parseRouteId, useRouteId } from '#platform/web/route-id.ts';
import { QueryList } from '#platform/web/list/query-list.tsx';
import { useUrlFilters, type UrlFilters } from '#platform/web/list/use-url-filters.ts';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { missingActivity } from './missing-activity.tsx';
import { ApplicationFilters, longestKeyword, type Mark, postsOf } from './application-filters.tsx';
import { TeamCrumb } from '../team-crumb.tsx';

const longestPost = 30;
const tabs = keysOf(applicationTabs);

/** `/teamcenter/index/teamactivity/bm/{id}` 报名管理: who wants to come, by shift; single and batch decisions. */
export function Component() {
  usePageTitle('报名管理');
  const activityId = useRouteId();
  const url = useUrlFilters();
  const asked = requestOf(url);
  const [isWriting, setWriting] = useState(false);
  const applications = useOperationQuery(
    listApplicationsCall,
    { activityId, ...asked },
    { keepsPrevious: true, refreshEveryMs: minuteMs, reportedBy: 'form' },
  );
  const { data } = applications;
  return (
    <>
      <TeamCrumb below="activities" current="报名管理" />
      {data && (
        <>
          <TeamActivityHead activity={data.activity}>
            <Button look="line" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
              <Send className="ic" aria-hidden />
              群发消息
            </Button>
            <ButtonLink look="line" to={teamPaths.attendance(activityId)}>
              <QrCode className="ic" aria-hidden />
              签到码
            </ButtonLink>
          </TeamActivityHead>
          {isWriting && (
            <BulkMessagePanel
              key={asked.shiftId ?? 'all'}
              activities={[{ activityId, title: data.activity.title, shifts: data.shifts.map(shiftChoice) }]}
              start={{ activityId, shiftId: asked.shiftId }}
            />
          )}
          <ApplicationShiftTabs
            shifts={data.shifts.filter(({ postName }) => !asked.post || postName === asked.post)}
            currentId={asked.shiftId}
            hrefOf={(shift) => url.hrefWith({ shift })}
          />
        </>
      )}
      {data && <CoversToDecide activityId={activityId} />}
      <section className="panel" aria-label="报名名单" aria-busy={applications.isFetching}>
        {data && (
          <ApplicationFilters
            url={url}
            tab={asked.tab}
            counts={data.counts}
            posts={postsOf(data.shifts)}
            end={data.total > 0 && <Sheets asked={{ ...asked, activityId }} of={data} />}
          />
        )}
        <QueryList
          query={applications}
          url={url}
          what="报名"
          unit="人"
          missing={missingActivity}
          empty={
            asked.tab === 'all'
              ? {
                  art: 'boat',
                  title: '还没有人报名',
                  text: '活动发布后，报名会出现在这里，并发消息提醒你们。',
                }
              : {
                  art: 'boat',
                  title: `没有${applicationTabs[asked.tab]}的报名`,
                  text: '换一个状态或场次再看。',
                }
          }
        >
          {(_rows, answer) => <ApplicationList applications={answer} />}
        </QueryList>
      </section>
    </>
  );
}

function requestOf(url: UrlFilters) {
  const markOf = (mark: Mark): true | undefined => (url.isOn(mark) ? true : undefined);
  return {
    ...url.paging,
    tab: url.oneOf('tab', tabs),
    shiftId: parseRouteId(url.text('shift')),
    post: url.text('post').trim().slice(0, longestPost) || undefined,
    keyword: url.text('keyword').trim().slice(0, longestKeyword) || undefined,
    firstTimer: markOf('firstTimer'),
    member: markOf('member'),
    minor: markOf('minor'),
    answer: url.wordOf('answer', keysOf(reconfirmStates)),
  };
}

const shiftChoice = ({ shiftId, postName, startsAt, endsAt }: ShiftPlaces) => ({
  shiftId,
  label: `${postName} ${dayLabel(startsAt)} ${spanLabel(startsAt, endsAt)}`.trim(),
});

type Asked = ReturnType<typeof requestOf> & { activityId: number };

/** The lists to take out: who has a place on paper to sign, sign-ups as they are filtered, and who has a place, for the insurer. */
const Sheets = ({ asked, of }: { asked: Asked; of: RemoteResult<typeof listApplicationsCall> }) => {
  const { pageNum: _page, pageSize: _size, ...filter } = asked;
  const { activityId, shiftId } = asked;
  return (
    <>
      <SignUpSheet asked={asked} title={of.activity.title} shifts={of.shifts} />
      <ExportButton
        what="报名名单"
        label="导出名单"
        total={of.total}
        fetchSheet={(reason) => callOperation(exportSignUpsCall, { ...filter, reason })}
      />
      <ExportButton
        what="投保名单"
        label="投保名单"
        fetchSheet={(reason) => callOperation(exportInsuranceListCall, { activityId, shiftId, reason })}
      />
    </>
  );
};
