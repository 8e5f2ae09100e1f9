import type { ReactNode } from 'react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { OldNewTable } from '#platform/web/table/old-new-table.tsx';
import type { ActivityDetail } from '../../contract/activity-views.contract.ts';
import { makeupNote } from '../../contract/makeups.words.ts';
import styles from './activity-layout.module.css';
import { ActivityPictures } from './activity-pictures.tsx';
import { ActivityPlace, type DrawMap } from './activity-place.tsx';
import { ActivityPosts } from './activity-posts.tsx';
import { ActivityRequirements } from './activity-requirements.tsx';

/** A part of the page about one activity, with the name by which its tab finds it. */
export const ActivitySection = (props: { id: string; title: string; children: ReactNode }) => (
  <section className={styles.section} id={props.id}>
    <h2>{props.title}</h2>
    {props.children}
  </section>
);

type SectionsProps = {
  activity: ActivityDetail;
  drawMap: DrawMap;
  /** Whom to ask, below the place. */
  whoToAsk: ReactNode;
};

/** What an activity says of itself, as every visitor reads it: the public page and the preview of its team. */
export const ActivitySections = ({ activity, drawMap, whoToAsk }: SectionsProps) => (
  <>
    {activity.isMakeup && (
      <ActivitySection id="makeup" title="补录的活动">
        <p className={styles.remark}>{makeupNote}</p>
      </ActivitySection>
    )}
    {activity.changed && <Changed changed={activity.changed} />}
    <ActivitySection id="intro" title="活动介绍">
      <RichText html={activity.content} />
    </ActivitySection>
    {activity.pictures.length > 0 && (
      <ActivitySection id="pictures" title="图片">
        <ActivityPictures pictures={activity.pictures} />
      </ActivitySection>
    )}
    {activity.settleSummary && (
      <ActivitySection id="summary" title="活动小结">
        <p>{activity.settleSummary}</p>
      </ActivitySection>
    )}
    {activity.posts.length > 0 && (
      <ActivitySection id="posts" title="岗位">
        <ActivityPosts posts={activity.posts} />
      </ActivitySection>
    )}
    {!activity.isMakeup && (
      <ActivitySection id="requirements" title="报名要求与保障">
        <ActivityRequirements activity={activity} />
      </ActivitySection>
    )}
    <ActivitySection id="place" title={activity.isMakeup ? '服务地点' : '集合地点'}>
      <ActivityPlace activity={activity} drawMap={drawMap} />
      {whoToAsk}
    </ActivitySection>
  </>
);

/** For who knew the old version: what the organisers changed last. */
const Changed = ({ changed }: { changed: NonNullable<ActivityDetail['changed']> }) => (
  <ActivitySection id="changed" title="活动安排有变">
    <p className={styles.remark}>{dayTimeLabel(changed.at)} 变更，报名以现在的内容为准。</p>
    <OldNewTable differences={changed.differences} />
  </ActivitySection>
);
