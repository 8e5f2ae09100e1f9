import type { ReactNode } from 'react';
import { scopeWords, recruitWords } from '../../contract/recruiting.words.ts';
import { plainPost, postWords } from '../../contract/posts.words.ts';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { dayTimeLabel, spanLabel, dayLabel } from '#platform/contract/instants.ts';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { Cover } from '#platform/web/ui/cover.tsx';
import {
  activityStatusLabels,
  minorPolicyLabels,
  placePolicyLabels,
  riskLevelLabels,
} from '../../contract/activities.words.ts';
import { ActivityPictures } from '../detail/activity-pictures.tsx';
import { ReviewChange } from './review-change.tsx';
import { ReviewFindings } from './review-findings.tsx';
import type { ReviewedActivity } from './review-findings.tsx';
import { ReviewReleases } from './review-releases.tsx';
import styles from './review.module.css';

const starWords = ['未评星', '一星级', '二星级', '三星级', '四星级', '五星级'];

/** It waits for a decision, a change of it does, or the later look at what was published directly. */
export const isOpenForReview = ({
  status,
  needsAfterCheck,
  change,
}: Pick<ReviewedActivity, 'status' | 'needsAfterCheck' | 'change'>): boolean =>
  status === 'pending' || needsAfterCheck || change !== null;

/** One activity as its reviewer needs it: facts, what the machine found, the whole text; then what may be done. */
export function ReviewPreview({ activity, children }: { activity: ReviewedActivity; children: ReactNode }) {
  const { form, team, teamFacts } = activity;
  return (
    <>
      <div className={styles.cover}>
        <Cover kind={activity.category} recordKey={`activity:${activity.id}`} {...form.cover} />
      </div>
      <div className={styles.head}>
        <KindChip {...categoryMark(activity.category)} />
        <h2>{activity.title}</h2>
        <Facts
          facts={[
            ['发起队伍', `${team.name}，${starWords[teamFacts.stars ?? 0]}，信用 ${teamFacts.trustGrade} 级`],
            ['场次', shiftsInWords(activity)],
            ['地点', `${form.placeName || '未填写'}，签到 ${form.checkInRadiusM} 米内`],
            ['招募', `${activity.capacity} 人，${recruitWords(activity)}`],
            [
              '联系人',
              `${form.contactName || teamFacts.leaderName} ${form.contactPhone || teamFacts.contactPhone}`,
            ],
          ]}
        />
      </div>
      {activity.change && <ReviewChange change={activity.change} />}
      <ReviewFindings verdict={activity.verdict} similar={activity.similar} />
      <ReviewReleases activity={activity} />
      {form.pictures.length > 0 && <ActivityPictures pictures={form.pictures} />}
      <details className={styles.whole}>
        <summary>查看全部内容</summary>
        <WholeText activity={activity} />
      </details>
      {!isOpenForReview(activity) && <Decided activity={activity} />}
      {children}
    </>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function WholeText({ activity }: { activity: ReviewedActivity }) {
  const { form } = activity;
  const { signUpOpensAt, signUpClosesAt, shiftClosesHours } = form;
  const ages = [
    form.minAge !== null && `满 ${form.minAge} 岁`,
    form.maxAge !== null && `不超过 ${form.maxAge} 岁`,
  ];
  return (
    <>
      <p>{form.summary}</p>
      <RichText html={form.content} />
      <h3>场次</h3>
      <ul>
        {activity.shifts.map((shift) => (
          <li key={shift.id}>
            {dayLabel(shift.startsAt)} {spanLabel(shift.startsAt, shift.endsAt)}，
            {shift.postName || plainPost}，{shift.capacity} 人（最少 {shift.minNeeded} 人）
          </li>
        ))}
      </ul>
      <h3>安排和要求</h3>
      <Facts
        facts={[
          ['归属', activity.organisationName],
          ['编号', activity.activityNo],
          ['详细地址', [form.address, form.placeNote].filter(Boolean).join('；') || '未填写'],
          ['签到定位', placePolicyLabels[form.placePolicy]],
          [
            '报名时间',
            `${signUpOpensAt ? dayTimeLabel(signUpOpensAt) : '发布后'} 起，${signUpClosesAt ? dayTimeLabel(signUpClosesAt) : '每一场开始'} 止${shiftClosesHours > 0 ? `，每场提前 ${shiftClosesHours} 小时截止` : ''}`,
          ],
          ['招募范围', scopeWords(activity)],
          ['可带人数', form.companionsMax > 0 ? `每人 ${form.companionsMax} 位` : '不能带人'],
          ['年龄', ages.filter(Boolean).join('，') || '不限'],
          ['未成年人', minorPolicyLabels[form.minorPolicy]],
          ['报名要求', form.requirements.join('；') || '无'],
          ['岗位要求', form.posts.map(postWords).join('；') || '无'],
          ['报名问题', form.questions.map(({ text }) => text).join('；') || '无'],
          ['队伍准备', form.preparations.join('；') || '未填写'],
          ['风险', `${riskLevelLabels[form.riskLevel]}。${form.riskNotice}`],
          ['补贴', form.subsidy || '无'],
          ['保险', form.insurer ? `${form.insurer} ${form.policyNo}` : '未填写'],
          ['恶劣天气', form.weatherPolicy || '未填写'],
        ]}
      />
    </>
  );
}

/** Nothing to decide any more: who did, when, and what was said. */
function Decided({ activity }: { activity: ReviewedActivity }) {
  return (
    <div className={styles.decided}>
      <b>{activityStatusLabels[activity.status]}</b>
      {activity.reviewedAt && (
        <p>
          {activity.reviewerName ?? '系统'} 于 {dayTimeLabel(activity.reviewedAt)} 审核
        </p>
      )}
      {activity.reviewNote && <p>意见：{activity.reviewNote}</p>}
    </div>
  );
}

/** `12月12日 周六 2 场，12月13日 周日 1 场`; long series name the first days only. */
function shiftsInWords({ shifts }: Pick<ReviewedActivity, 'shifts'>): string {
  const byDay = new Map<string, number>();
  for (const { startsAt } of shifts) byDay.set(dayLabel(startsAt), (byDay.get(dayLabel(startsAt)) ?? 0) + 1);
  const days = [...byDay].map(([day, count]) => `${day} ${count} 场`);
  if (days.length === 0) return '还没有场次';
  return days.length > 3 ? `${days.slice(0, 3).join('，')} 等 ${shifts.length} 场` : days.join('，');
}
