import { figureLabel } from '#platform/contract/figures.ts';
import { ExternalLink, PenLine } from 'lucide-react';
import { useNavigate } from 'react-router';
import { newsActLabels } from '#domains/news/contract/news.words.ts';
import { isAsked, useNewsActs } from '#domains/news/web/desk/news-acts.tsx';
import { publicNewsPath, tidingsPaths } from '#domains/news/web/news-paths.ts';
import { NewsPreview } from '#domains/news/web/desk/news-preview.tsx';
import { NewsStatusMark } from '#domains/news/web/desk/news-status.tsx';
import { NewsWorkBoxes } from '#domains/news/web/desk/news-work-boxes.tsx';
import { getNewsWorkCall } from '#domains/news/web/news.calls.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { usePageTitle } from '#platform/web/page-title.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { useRouteId } from '#platform/web/route-id.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Button, ButtonAnchor } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import { missingTidings } from './missing-tidings.tsx';
import { TeamCrumb } from '../team-crumb.tsx';
import styles from './tidings-detail-page.module.css';
import { useTidingsChoices } from './use-tidings-choices.ts';

type Work = RemoteResult<typeof getNewsWorkCall>;

/** `/teamcenter/index/teamtidings/detail/{dynamicId}` 动态详情: as the public will see it, and what happened to it. */
export function Component() {
  usePageTitle('动态详情');
  const id = useRouteId('dynamicId');
  const work = useOperationQuery(getNewsWorkCall, { id }, { reportedBy: 'form' });
  if (work.error && !work.data)
    return (
      <LoadFailed
        className="panel"
        what="动态"
        failure={work.error}
        missing={missingTidings}
        onRetry={() => void work.refetch()}
      />
    );
  return (
    <>
      <TeamCrumb below="tidings" current="动态详情" />
      {work.data ? <Detail work={work.data} /> : <Skeleton kind="block" />}
    </>
  );
}

function Detail({ work }: { work: Work }) {
  const navigate = useNavigate();
  const { categories } = useTidingsChoices();
  const categoryName = (id: number): string =>
    categories?.find(({ dynamicTypeId }) => dynamicTypeId === id)?.dynamicTypeName ?? work.dynamicTypeName;
  const state = work.desk?.revisionStatus ?? work.status;
  return (
    <>
      <Head work={work} />
      {work.desk?.note && state === 'returned' && (
        <Notice kind="warning">审核意见：{work.desk.note}。修改后可以再次提交。</Notice>
      )}
      {work.desk?.note && work.status === 'offline' && (
        <Notice kind="warning">下线原因：{work.desk.note}</Notice>
      )}
      <div className={styles.two}>
        <section className={`panel ${styles.body}`}>
          <NewsPreview
            form={work.form}
            categoryName={categoryName(work.form.dynamicTypeId)}
            activityTitle={work.activityTitle}
          />
        </section>
        <aside className={styles.side}>
          <NewsWorkBoxes
            work={work}
            boxClass={`panel ${styles.box}`}
            categoryName={categoryName}
            onRestored={() => void navigate(tidingsPaths.edit(work.dynamicId))}
          />
        </aside>
      </div>
    </>
  );
}

function Head({ work }: { work: Work }) {
  const acts = useNewsActs(tidingsPaths);
  const allowed = work.desk?.acts ?? [];
  return (
    <header className="ph">
      <div>
        <h1>{work.form.title}</h1>
        <p className={styles.state}>
          <NewsStatusMark status={work.status} revision={work.desk?.revisionStatus} />
          {work.status === 'published' && <span className="tn">{figureLabel(work.viewCount)} 次阅读</span>}
        </p>
      </div>
      <div className={styles.acts}>
        {work.status === 'published' && (
          <ButtonAnchor look="line" href={publicNewsPath(work.dynamicId)}>
            <ExternalLink className="ic" aria-hidden />
            在网站上看
          </ButtonAnchor>
        )}
        {allowed.filter(isAsked).map((act) => (
          <Button
            key={act}
            look={act === 'withdraw' ? 'line' : 'danger'}
            disabled={acts.isBusy}
            onClick={() => acts.begin(act, work)}
          >
            {newsActLabels[act]}
          </Button>
        ))}
        {allowed.includes('update') && (
          <ButtonLink look="primary" to={tidingsPaths.edit(work.dynamicId)}>
            <PenLine className="ic" aria-hidden />
            修改
          </ButtonLink>
        )}
      </div>
      {acts.dialog}
    </header>
  );
}
