import { useState } from 'react';
import { useLocation } from 'react-router';
import { newMakeup, type WrittenMakeup } from '#domains/activities/web/makeup/makeup-editor.ts';
import { MakeupFormEditor } from '#domains/activities/web/makeup/makeup-form.tsx';
import styles from '#domains/activities/web/makeup/makeup.module.css';
import { makeupReads } from '#domains/activities/web/makeup/makeups.calls.ts';
import { getSiteCall } from '#domains/site/web/site.calls.ts';
import { useOperationQuery, useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { TeamCrumb } from '../team-crumb.tsx';
import { findMembers } from './find-members.ts';

/** `/teamcenter/index/teamactivity/makeup/add` 补录活动: a new one; what was typed in the form of an activity comes along. */
export function Component() {
  usePageTitle('补录活动');
  const location = useLocation();
  const brought = (location.state as { brought?: Partial<WrittenMakeup> } | null)?.brought;
  const [form] = useState(() => newMakeup(brought));
  const site = useOperationQuery(getSiteCall, {}, { staleMs: 300_000 });
  const refresh = useRefresh(makeupReads);
  return (
    <>
      <TeamCrumb below="activities" current="补录活动" />
      <header className="ph">
        <div>
          <h1>补录活动</h1>
          <p>先存草稿，之后每 10 秒自动保存。提交后由实践中心审核。</p>
        </div>
      </header>
      {brought && (
        <div className={styles.said}>
          <Notice kind="info">发布活动里已经写的内容带过来了，请核对时间，补上参加的人和证明。</Notice>
        </div>
      )}
      <MakeupFormEditor
        form={form}
        areas={site.data?.areas ?? []}
        findMembers={findMembers}
        onReload={() => undefined}
        readVersion={async () => undefined}
        onWritten={refresh}
      />
    </>
  );
}
