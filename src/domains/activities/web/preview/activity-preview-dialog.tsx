import { Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { LoadFailed } from '#platform/web/list/load-failed.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { PlaceMap } from '#platform/web/map/live/place-map.tsx';
import { PreviewFrame } from '#platform/web/preview-frame/preview-frame.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type { ActivityDetail } from '../../contract/activity-views.contract.ts';
import { previewActivityCall } from '../activities.calls.ts';
import { ActivityFourFacts } from '../detail/activity-four-facts.tsx';
import { ActivityHeading } from '../detail/activity-heading.tsx';
import layout from '../detail/activity-layout.module.css';
import { ActivitySections } from '../detail/activity-sections.tsx';
import { ActivityTeamCard } from '../detail/activity-team-card.tsx';
import styles from './activity-preview.module.css';

const windows = [
  { width: 1280, label: '电脑', icon: Monitor },
  { width: 390, label: '手机', icon: Smartphone },
];

/** What other rooms draw of the page: the panel beside the text, and whom to ask below the place. */
export type PreviewParts = {
  signUp: (activity: ActivityDetail) => ReactNode;
  /** What is asked in the dialog of signing up. */
  questions: (questions: ActivityForm['questions']) => ReactNode;
  whoToAsk: (activity: ActivityDetail) => ReactNode;
};

type PreviewProps = {
  form: ActivityForm;
  activityId: number | undefined;
  parts: PreviewParts | undefined;
  onClose: () => void;
};

/** 访客看到的样子: the public page of the form as it stands, drawn with the page's own parts, in a window of a desk and of a phone. */
export function ActivityPreviewDialog({ form, activityId, parts, onClose }: PreviewProps) {
  const [width, setWidth] = useState(window.innerWidth < 768 ? 390 : 1280);
  const preview = useOperationQuery(previewActivityCall, { activityId, form }, { reportedBy: 'form' });
  const activity = preview.data?.activity;
  return (
    <Dialog
      isOpen
      isWide
      className={styles.dialog}
      title="访客看到的样子"
      safeLabel="回去继续写"
      onClose={onClose}
    >
      <div className={styles.windows} role="radiogroup" aria-label="窗口">
        {windows.map(({ width: wide, label, icon: Icon }) => (
          <label key={wide}>
            <input
              type="radio"
              name="preview-window"
              className="sr"
              checked={wide === width}
              onChange={() => setWidth(wide)}
            />
            <Icon className="ic" aria-hidden />
            {label}
          </label>
        ))}
        <p>按现在填写的内容画，还没有提交；链接点不开。</p>
      </div>
      {preview.isPending && <Skeleton kind="block" />}
      {preview.error && !preview.data && (
        <LoadFailed what="预览" failure={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {activity === null && <Notice kind="info">写好至少一场的时间和人数，就能看到页面的样子。</Notice>}
      {activity && (
        <PreviewFrame
          key={width}
          title={`访客看到的活动页面（${width === 390 ? '手机' : '电脑'}）`}
          width={width}
        >
          <PreviewedPage activity={activity} questions={form.questions} parts={parts} />
        </PreviewFrame>
      )}
    </Dialog>
  );
}

type PreviewedProps = { activity: ActivityDetail; questions: ActivityForm['questions'] } & Pick<
  PreviewProps,
  'parts'
>;

function PreviewedPage({ activity, questions, parts }: PreviewedProps) {
  const [now] = useState(() => new Date());
  return (
    <div className="container">
      <div className={layout.columns}>
        <article className={layout.main}>
          <ActivityHeading activity={activity} />
          <ActivityFourFacts activity={activity} now={now} />
          <ActivitySections
            activity={activity}
            drawMap={(place) => <PlaceMap {...place} />}
            whoToAsk={parts?.whoToAsk(activity)}
          />
        </article>
        <aside className={layout.side}>
          {parts?.signUp(activity)}
          {questions.length > 0 && parts?.questions(questions)}
          <ActivityTeamCard team={activity.team} href={`/user-index/teamDetail/${activity.team.id}`} />
        </aside>
      </div>
    </div>
  );
}
