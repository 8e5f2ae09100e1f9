import { Copy } from 'lucide-react';
import { useState } from 'react';
import { newActivityForm } from '#domains/activities/web/form/activity-form-defaults.ts';
import { ActivityFormEditor } from '#domains/activities/web/form/activity-form.tsx';
import { CopyActivitiesDialog } from '#domains/activities/web/team/copy-activities-dialog.tsx';
import { getSiteCall } from '#domains/site/web/site.calls.ts';
import type { MyTeamView } from '#domains/teams/contract/teams.contract.ts';
import { getMyTeamCall } from '#domains/teams/web/teams.calls.ts';
import { useOperationQuery, useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { previewParts } from './preview-parts.tsx';
import { activityReads } from './activity-reads.ts';
import { TeamCrumb } from '../team-crumb.tsx';

/** `/teamcenter/index/teamactivity/add` 发布活动: a new activity; the first save goes on to its edit page. */
export function Component() {
  usePageTitle('发布活动');
  const [isCopying, setCopying] = useState(false);
  const team = useOperationQuery(getMyTeamCall, {}, { staleMs: 300_000 });
  return (
    <>
      <TeamCrumb below="activities" current="发布活动" />
      <header className="ph">
        <div>
          <h1>发布活动</h1>
          <p>先存草稿，之后每 10 秒自动保存。提交后由实践中心审核。</p>
        </div>
        <Button look="line" onClick={() => setCopying(true)}>
          <Copy className="ic" aria-hidden />
          从以往活动复制
        </Button>
      </header>
      {team.error && !team.data && (
        <LoadFailed
          className="panel"
          what="队伍资料"
          failure={team.error}
          onRetry={() => void team.refetch()}
        />
      )}
      {team.isPending && <Skeleton kind="block" />}
      {team.data && <NewActivity team={team.data} />}
      {isCopying && <CopyActivitiesDialog onClose={() => setCopying(false)} />}
    </>
  );
}

function NewActivity({ team }: { team: MyTeamView }) {
  const site = useOperationQuery(getSiteCall, {}, { staleMs: 300_000 });
  const refresh = useRefresh(activityReads);
  const [form] = useState(() => newActivityForm(team, new Date()));
  return (
    <ActivityFormEditor
      form={form}
      status="draft"
      hasSignUps={false}
      areas={site.data?.areas ?? []}
      previewParts={previewParts}
      onReload={() => undefined}
      readVersion={async () => undefined}
      onWritten={refresh}
    />
  );
}
