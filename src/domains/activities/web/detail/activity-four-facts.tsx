import { CalendarDays, Hourglass, type LucideIcon, MapPin, Timer, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayMs } from '#platform/contract/durations.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, dayTimeLabel, spanLabel } from '#platform/contract/instants.ts';
import type { ActivityDetail } from '../../contract/activity-views.contract.ts';
import { activityPhaseLabels } from '../../contract/activities.words.ts';
import styles from './activity-four-facts.module.css';

/** When, where, how long, until when to sign up, of a past activity (补录) how many served instead. `now` counts the days that are left. */
export function ActivityFourFacts({ activity, now }: { activity: ActivityDetail; now: Date }) {
  const { nextShift, shiftCount } = activity;
  const from = nextShift?.startsAt ?? activity.startsAt;
  const to = nextShift?.endsAt ?? activity.endsAt;
  const last = activity.isMakeup ? servedFact(activity) : closingFact(activity, now);
  return (
    <dl className={styles.facts}>
      <Fact
        icon={CalendarDays}
        label={shiftCount > 1 && nextShift ? '最近一场' : '活动时间'}
        value={dayLabel(from)}
      >
        {spanLabel(from, to)}
        {shiftCount > 1 && `，共 ${shiftCount} 场`}
      </Fact>
      <Fact icon={MapPin} label={activity.isMakeup ? '服务地点' : '集合地点'} value={activity.placeName}>
        {activity.areaName ?? '全市'}
      </Fact>
      <Fact
        icon={Hourglass}
        label="服务时长"
        value={nextShift ? `${hoursLabel(nextShift.minutes)} 小时` : '待定'}
      >
        核定、公示后计入
      </Fact>
      <Fact icon={activity.isMakeup ? Users : Timer} label={last.label} value={last.value}>
        {last.remark}
      </Fact>
    </dl>
  );
}

function Fact(props: { icon: LucideIcon; label: string; value: string; children: ReactNode }) {
  const { icon: Icon, label, value, children } = props;
  return (
    <div>
      <dt>
        <Icon className="ic ic-16" aria-hidden />
        {label}
      </dt>
      <dd>
        {value}
        <small>{children}</small>
      </dd>
    </div>
  );
}

type LastFact = { label: string; value: string; remark: string };

const servedFact = ({ takenCount }: ActivityDetail): LastFact => ({
  label: '参加',
  value: `${takenCount} 人`,
  remark: '由队伍补录',
});

function closingFact({ phase, signUpOpensAt, signUpClosesAt }: ActivityDetail, now: Date): LastFact {
  const label = '报名截止';
  if (phase === 'notOpen' && signUpOpensAt) {
    return { label: '报名开放', value: dayTimeLabel(signUpOpensAt), remark: '到时在本页报名' };
  }
  if (!signUpClosesAt) return { label, value: '开始前都可报名', remark: activityPhaseLabels[phase] };
  const days = Math.floor((new Date(signUpClosesAt).getTime() - now.getTime()) / dayMs);
  const remark = days > 0 ? `还有 ${days} 天` : days === 0 ? '不到一天' : '已截止';
  return { label, value: dayTimeLabel(signUpClosesAt), remark };
}
