import {
  Bus,
  Check,
  FileCheck,
  GlassWater,
  GraduationCap,
  HandHeart,
  type LucideIcon,
  Shirt,
  ShieldCheck,
  Utensils,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { hoursLabel } from '#platform/contract/figures.ts';
import type { ActivityDetail } from '../../contract/activity-views.contract.ts';
import { guaranteeLabels, minorPolicyLabels, serviceObjectLabels } from '../../contract/activities.words.ts';
import styles from './activity-requirements.module.css';

/** What the team asks of volunteers, and what it provides. */
export function ActivityRequirements({ activity }: { activity: ActivityDetail }) {
  const provided = unique(providedLines(activity));
  return (
    <div className={styles.columns}>
      <div>
        <h3>需要你</h3>
        <ul>
          {unique(wantedLines(activity)).map((line) => (
            <Line key={line} icon={<Check className="ic" aria-hidden />} text={line} />
          ))}
        </ul>
      </div>
      {provided.length > 0 && (
        <div>
          <h3>我们准备</h3>
          <ul>
            {provided.map((line) => (
              <Line key={line} icon={<ProvidedIcon line={line} />} text={line} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The first word that stands in the line decides its picture. */
const pictures: readonly (readonly [RegExp, LucideIcon])[] = [
  [/险/, ShieldCheck],
  [/水/, GlassWater],
  [/工具|手套|夹子|器材/, Wrench],
  [/服装|衣|马甲|背心|帽|挂牌/, Shirt],
  [/餐|饭/, Utensils],
  [/车|交通/, Bus],
  [/培训/, GraduationCap],
  [/证明|记录/, FileCheck],
];

function ProvidedIcon({ line }: { line: string }) {
  const Icon = pictures.find(([word]) => word.test(line))?.[1] ?? HandHeart;
  return <Icon className="ic" aria-hidden />;
}

/** Teams write what the form's own fields already say. */
const unique = (lines: string[]): string[] => [...new Set(lines)];

const Line = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <li>
    {icon}
    <span>{text}</span>
  </li>
);

function ageLine({ minAge, maxAge }: ActivityDetail): string | undefined {
  if (minAge !== null && maxAge !== null) return `年龄 ${minAge} 至 ${maxAge} 周岁`;
  if (minAge !== null) return `年满 ${minAge} 周岁`;
  return maxAge === null ? undefined : `年龄不超过 ${maxAge} 周岁`;
}

/** Whom it takes, where that is not everybody. */
function recruitLine({ recruitScope, namedTeams, team }: ActivityDetail): string | undefined {
  if (recruitScope === 'teams')
    return `只招募这些队伍的成员：${[team, ...namedTeams].map(({ name }) => name).join('、')}`;
  return recruitScope === 'code' ? '报名要填口令，向发起队伍要' : undefined;
}

const adultAge = 18;

const isLine = (line: string | false | undefined): line is string => Boolean(line);

function wantedLines(activity: ActivityDetail): string[] {
  const objects = activity.serviceObjects.map((code) => serviceObjectLabels[code]).filter(isLine);
  return [
    ageLine(activity),
    !(activity.minorPolicy === 'none' && (activity.minAge ?? 0) >= adultAge) &&
      minorPolicyLabels[activity.minorPolicy],
    recruitLine(activity),
    activity.companionsMax > 0 && `每人可带 ${activity.companionsMax} 位同行人，各占一个名额，不计时长`,
    activity.minMinutes > 0 && `已有 ${hoursLabel(activity.minMinutes)} 小时生效的服务时长`,
    ...activity.requirements,
    objects.length > 0 && `服务对象：${objects.join('、')}`,
    activity.weatherPolicy && `天气安排：${activity.weatherPolicy}`,
  ].filter(isLine);
}

/** The insurance has a field of its own; its code in the list of guarantees would say it twice. */
const insuranceCode = '01';

function providedLines(activity: ActivityDetail): string[] {
  const others = activity.guarantees.filter((code) => code !== insuranceCode);
  return [
    (activity.isInsured || activity.guarantees.includes(insuranceCode)) && '志愿服务意外险，报名成功即生效',
    ...others.map((code) => guaranteeLabels[code]),
    ...activity.preparations,
    activity.subsidy && `补贴：${activity.subsidy}`,
  ].filter(isLine);
}
