import { hoursLabel } from '#platform/contract/figures.ts';
import { dayTimeLabel, spanLabel, dayLabel } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { CopyField } from '#platform/web/fields/copy-field.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { recruitWords } from '../../contract/recruiting.words.ts';
import { plainPost, postWords } from '../../contract/posts.words.ts';
import { placeWords } from '../../contract/activities.words.ts';
import { CapacityBar } from '#platform/web/frame/capacity-bar.tsx';
import type { Finding } from '../../contract/activity-views.contract.ts';
import {
  minorPolicyLabels,
  placePolicyLabels,
  riskLevelLabels,
  shiftStatusLabels,
  waitlistModeLabels,
} from '../../contract/activities.words.ts';
import { RichText } from '#platform/web/rich-text/rich-text.tsx';
import { useWeekChoice } from '#platform/web/weeks/use-week-choice.ts';
import { WeekChoiceBar } from '#platform/web/weeks/week-choice-bar.tsx';
import type { getTeamActivityCall } from '../activities.calls.ts';
import { TeamActivityChange } from './team-activity-change.tsx';
import { ActivityPictures } from '../detail/activity-pictures.tsx';
import styles from './team-activity-facts.module.css';

export type TeamActivity = RemoteResult<typeof getTeamActivityCall>;

/** What a team must know first: why it was returned, cancelled or stopped, and what the machine check says. */
export function TeamActivityNotices({ activity }: { activity: TeamActivity }) {
  const { status, reviewNote, cancelReason, verdict } = activity;
  const isOpen = status === 'draft' || status === 'returned';
  const asked = status === 'pending' ? verdict.findings.filter(({ level }) => level === 'release') : [];
  return (
    <div className={styles.notices}>
      {status === 'returned' && reviewNote && <Notice kind="error">退回原因：{reviewNote}</Notice>}
      {status === 'suspended' && <Notice kind="error">活动已停用{reviewNote && `：${reviewNote}`}</Notice>}
      {status === 'cancelled' && <Notice kind="info">已取消：{cancelReason}</Notice>}
      {status === 'pending' && (
        <Notice kind="info">
          {activity.submittedAt && `${dayTimeLabel(activity.submittedAt)} 提交，`}
          等待实践中心审核。要修改请先撤回。
        </Notice>
      )}
      <TeamActivityChange activity={activity} />
      {asked.length > 0 && (
        <Notice kind="info">
          已向实践中心申请放行{asked.map(({ releasable }) => `“${releasable}”`).join('、')}。理由：
          {activity.form.releaseGround}
        </Notice>
      )}
      {isOpen &&
        verdict.findings.map((finding) => (
          <Notice
            key={`${finding.code}-${finding.field}-${finding.releasable}`}
            kind={finding.level === 'block' ? 'error' : 'warning'}
          >
            {findingWords(finding)}
          </Notice>
        ))}
      {activity.releases.map(({ code, words, reason, releasedAt }) => (
        <Notice key={code + words} kind="success">
          实践中心 {dayTimeLabel(releasedAt)} 放行了“{words}”：{reason}
        </Notice>
      ))}
    </div>
  );
}

function findingWords({ msg, level, releasable }: Finding): string {
  if (level === 'release') return `${msg}。申请放行理由已写好，提交后由实践中心决定。`;
  return releasable === undefined ? msg : `${msg}。确实是志愿服务的，可以在修改页写明理由申请放行。`;
}

/** What stands in place of 还差 n 人 once nobody can come any more. */
function shiftOverText(
  shift: TeamActivity['shifts'][number],
  activity: Pick<TeamActivity, 'status'>,
  now = new Date(),
): string | undefined {
  if (activity.status === 'cancelled' || shift.status === 'cancelled') return '已取消';
  if (new Date(shift.endsAt) <= now) return '已结束';
  return new Date(shift.startsAt) <= now ? '进行中' : undefined;
}

/** The shifts, of many those of one week, with their places as long as somebody may still take one. */
export function TeamShiftList({ activity }: { activity: TeamActivity }) {
  const { shifts } = activity;
  const choice = useWeekChoice(shifts, undefined);
  return (
    <section className="panel">
      <div className="panel__h">
        <h2>场次</h2>
      </div>
      {choice.weeks.length > 0 && (
        <div className={styles.weeks}>
          <WeekChoiceBar choice={choice} unit="场" />
        </div>
      )}
      <ul className={styles.shifts}>
        {choice.shown.map((shift) => (
          <li key={shift.id}>
            <div>
              <b>
                {dayLabel(shift.startsAt)} {spanLabel(shift.startsAt, shift.endsAt)}
              </b>
              <small>
                {shift.postName || plainPost}，{hoursLabel(shift.minutes)} 小时，至少 {shift.minNeeded} 人成行
                {shift.closesAt && `，${dayTimeLabel(shift.closesAt)} 截止报名`}
                {shift.status !== 'open' && `，${shiftStatusLabels[shift.status]}`}
              </small>
            </div>
            <CapacityBar
              {...placeWords}
              taken={shift.takenCount}
              capacity={shift.capacity}
              notOpenText={shiftOverText(shift, activity)}
              fullText={shift.waitCount > 0 ? `已满，候补 ${shift.waitCount} 人` : '名额已满'}
            />
          </li>
        ))}
      </ul>
      {shifts.length === 0 && <p className={styles.none}>还没有排场次。</p>}
    </section>
  );
}

/** When sign-up closes where the activity names no instant of its own. */
const closingWords = ({ shiftClosesHours }: TeamActivity['form']): string =>
  shiftClosesHours === 0 ? '每一场开始时' : `每一场开始前 ${shiftClosesHours} 小时`;

/** The content as it was written, with the rules of sign-up. */
export function TeamActivityText({ activity }: { activity: TeamActivity }) {
  const { form } = activity;
  const rows: [string, string][] = [
    ['集合地点', [form.placeName, form.address, form.placeNote].filter(Boolean).join('，')],
    ['签到', `${form.checkInRadiusM} 米以内，${placePolicyLabels[form.placePolicy]}`],
    ['报名开始', form.signUpOpensAt ? dayTimeLabel(form.signUpOpensAt) : '发布后马上开放'],
    ['报名截止', form.signUpClosesAt ? dayTimeLabel(form.signUpClosesAt) : closingWords(form)],
    ['报名方式', recruitWords(activity)],
    ['同行人', form.companionsMax > 0 ? `每人可带 ${form.companionsMax} 位` : ''],
    ['候补', waitlistModeLabels[form.waitlistMode]],
    ['未成年人', minorPolicyLabels[form.minorPolicy]],
    ['报名要求', form.requirements.join('；')],
    ['岗位要求', form.posts.map(postWords).join('；')],
    ['报名问题', form.questions.map(({ text }) => text).join('；')],
    ['我们准备', form.preparations.join('；')],
    ['风险', `${riskLevelLabels[form.riskLevel]}。${form.riskNotice}`],
    ['补贴', form.subsidy],
    ['保险', [form.insurer, form.policyNo].filter(Boolean).join('，')],
    ['恶劣天气', form.weatherPolicy],
    ['联系人', `${form.contactName} ${form.contactPhone}${form.isContactPublic ? '（公开）' : ''}`],
  ];
  return (
    <section className="panel">
      <div className="panel__h">
        <h2>活动内容</h2>
      </div>
      <div className={styles.text}>
        <RichText html={form.content} />
        {form.pictures.length > 0 && <ActivityPictures pictures={form.pictures} />}
        <SignUpLink activity={activity} />
        <dl>
          {rows
            .filter(([, text]) => text.trim() !== '')
            .map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  );
}

/** What a team passes on so that people can sign up with its code. */
function SignUpLink({ activity: { id, form } }: { activity: TeamActivity }) {
  if (form.recruitScope !== 'code' || form.recruitCode === '') return null;
  const link = new URL(`/user-index/activityDetail/${id}?code=${form.recruitCode}`, location.origin);
  return (
    <CopyField
      label={`报名口令 ${form.recruitCode}，带口令的报名链接`}
      value={link.href}
      what="链接"
      hint="收到链接的人不用再填口令；口令改了，旧链接就不能报名"
    />
  );
}

/** The summary the team wrote at the end. */
export function TeamActivitySummary({ activity }: { activity: TeamActivity }) {
  if (!activity.settleSummary) return null;
  return (
    <section className="panel">
      <div className="panel__h">
        <h2>活动小结</h2>
      </div>
      <div className={styles.text}>
        <p>{activity.settleSummary}</p>
        {activity.beneficiaryActual !== null && <p>受益 {activity.beneficiaryActual} 人。</p>}
      </div>
    </section>
  );
}
