import { useState } from 'react';
import { useLocation } from 'react-router';
import { makeupStates, writableMakeups } from '#domains/activities/contract/makeups.words.ts';
import { factsLine, MakeupFacts } from '#domains/activities/web/makeup/makeup-facts.tsx';
import { MakeupFormEditor } from '#domains/activities/web/makeup/makeup-form.tsx';
import { MakeupActs } from '#domains/activities/web/makeup/makeup-item.tsx';
import styles from '#domains/activities/web/makeup/makeup.module.css';
import { getMyMakeupCall, makeupReads } from '#domains/activities/web/makeup/makeups.calls.ts';
import { openPrivateFile, privateFileUrl } from '#domains/files/web/files.calls.ts';
import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { getSiteCall } from '#domains/site/web/site.calls.ts';
import type { FieldError } from '#platform/contract/envelope.ts';
import { useOperationQuery, useRefresh } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import { useRouteId } from '#platform/web/route-id.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { TeamCrumb } from '../team-crumb.tsx';
import { findMembers } from './find-members.ts';

type Makeup = RemoteResult<typeof getMyMakeupCall>;

/** `/teamcenter/index/teamactivity/makeup/{id}` 补录活动: written while it is the team's, read once it was handed in. */
export function Component() {
  usePageTitle('补录活动');
  const id = useRouteId();
  const makeup = useOperationQuery(getMyMakeupCall, { id });
  if (makeup.error && !makeup.data)
    return (
      <LoadFailed
        className="panel"
        what="补录"
        failure={makeup.error}
        onRetry={() => void makeup.refetch()}
      />
    );
  // An answer from before may be old: the form starts only from one that is fresh, or its first save would conflict.
  const isFresh = !makeup.isFetching || makeup.isFetchedAfterMount;
  return (
    <>
      <TeamCrumb below="activities" current="补录活动" />
      {!isFresh && <Skeleton kind="block" />}
      {makeup.data && isFresh && (
        <OneMakeup key={id} makeup={makeup.data} onReload={async () => (await makeup.refetch()).data} />
      )}
    </>
  );
}

function OneMakeup({ makeup, onReload }: { makeup: Makeup; onReload: () => Promise<Makeup | undefined> }) {
  const state = makeupStates[makeup.state];
  return (
    <>
      <header className="ph">
        <div>
          <h1>补录活动</h1>
          <p className={styles.state}>
            <span>{makeup.makeupNo}</span>
            <StatusDot tone={stateTone(state)}>{state}</StatusDot>
          </p>
        </div>
        {!writableMakeups.includes(makeup.state) && <MakeupActs makeup={makeup} />}
      </header>
      {makeup.note && makeup.state !== 'passed' && (
        <div className={styles.said}>
          <Notice kind="warning">
            {state}：{makeup.note}
          </Notice>
        </div>
      )}
      {writableMakeups.includes(makeup.state) ? (
        <Writing key={makeup.state} makeup={makeup} onReload={onReload} />
      ) : (
        <article className={`panel ${styles.view}`} aria-label={makeup.title}>
          <h2>{makeup.title}</h2>
          <p className="txt2">{factsLine(makeup)}</p>
          <MakeupFacts
            makeup={makeup}
            openProof={(fileId) => void openPrivateFile(fileId)}
            urlOf={privateFileUrl}
          />
        </article>
      )}
    </>
  );
}

/** The form starts from what was stored when the page opened; its own saves do not start it anew. */
function Writing({ makeup, onReload }: { makeup: Makeup; onReload: () => Promise<Makeup | undefined> }) {
  const [opened, setOpened] = useState(makeup);
  const location = useLocation();
  const found = (location.state as { found?: readonly FieldError[] } | null)?.found;
  const site = useOperationQuery(getSiteCall, {}, { staleMs: 300_000 });
  const refresh = useRefresh(makeupReads);
  const { fileIds: _files, people: _people, ...told } = opened.form;
  return (
    <MakeupFormEditor
      key={opened.version}
      form={{
        ...told,
        files: opened.files.map(({ fileId, name }) => ({ fileId, name })),
        people: [...opened.people],
      }}
      stored={{ makeupId: opened.makeupId, version: opened.version }}
      found={found ?? []}
      areas={site.data?.areas ?? []}
      findMembers={findMembers}
      onReload={() => void onReload().then((latest) => latest && setOpened(latest))}
      readVersion={async () => (await onReload())?.version}
      onWritten={refresh}
    />
  );
}
