import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type CategoryKey, categoryName } from '#domains/site/contract/categories.words.ts';
import { dateLabel, startOfDay, wholeDateLabel } from '#platform/contract/instants.ts';
import type { MyProfileView } from '../../contract/profile.contract.ts';
import {
  type Slot,
  slotDayLabels,
  slotDays,
  slotPartLabels,
  slotParts,
} from '../../contract/profile.words.ts';
import { idKindLabels } from '../../contract/real-name.words.ts';
import { genderLabels, realNameStatusLabels } from '../../contract/volunteers.words.ts';
import styles from './record-basics.module.css';

type RecordBasicsProps = {
  profile: MyProfileView;
  areas: readonly { code: string; name: string }[];
};
type Fact = [name: string, value: ReactNode, note?: string | null];

const profilePath = '/usercenter/index/modify';
const nothing = <span className="muted">未填写</span>;
const listed = (words: readonly string[]): ReactNode => (words.length > 0 ? words.join('、') : nothing);

/** 基本信息 of the record (67号令): who somebody is, and what they offer; documents and phone stay masked here, too. */
export function RecordBasics({ profile, areas }: RecordBasicsProps) {
  const areaName = (code: string): string => areas.find((area) => area.code === code)?.name ?? code;
  const { realName } = profile;
  const identity: Fact[] = [
    ['姓名', profile.name],
    ['志愿者编号', profile.volunteerNo],
    ['性别和出生', `${genderLabels[profile.gender]}，${wholeDateLabel(startOfDay(profile.birthOn))}`],
    [
      '证件',
      realName.idKind && realName.idMasked
        ? `${idKindLabels[realName.idKind]} ${realName.idMasked}`
        : nothing,
      realName.idMasked && '加密保存，谁点开都会记进“谁看过我”',
    ],
    [
      '实名认证',
      realNameStatusLabels[realName.status],
      realName.check?.decidedAt && `${dateLabel(new Date(realName.check.decidedAt))}答复`,
    ],
  ];
  const offer: Fact[] = [
    ['居住区域', profile.area ? areaName(profile.area) : nothing],
    ['服务区域', listed(profile.serviceAreas.map(areaName))],
    ['服务类别', listed(profile.serviceCategories.map((key) => categoryName(key as CategoryKey)))],
    ['专业技能', listed(profile.skills)],
    ['语言', listed(profile.languages)],
    ['可服务时间', listed(slotWords(profile.availability))],
    ['从业和单位', listed([profile.occupation, profile.workplace].filter(Boolean))],
    ['联系电话', profile.mobileMasked ?? nothing],
  ];
  return (
    <div className={styles.pair}>
      <Card title="身份" facts={identity}>
        <Link to={`${profilePath}?tab=realName`}>申请更正</Link>
      </Card>
      <Card title="服务意愿与技能" facts={offer}>
        <Link to={profilePath}>编辑</Link>
      </Card>
    </div>
  );
}

function Card({ title, facts, children }: { title: string; facts: readonly Fact[]; children: ReactNode }) {
  return (
    <section className={`panel ${styles.card}`} aria-label={title}>
      <div className="panel__h">
        <h2>{title}</h2>
        <span className="more">{children}</span>
      </div>
      <dl>
        {facts.map(([name, value, note]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** `周三晚上`, `周六上午和下午`: one word a day that has any. */
function slotWords(chosen: readonly Slot[]): string[] {
  return slotDays.flatMap((day) => {
    const parts = slotParts.filter((part) => chosen.includes(`${day}-${part}`));
    const isAll = parts.length === slotParts.length;
    if (parts.length === 0) return [];
    return `${slotDayLabels[day]}${isAll ? '全天' : parts.map((part) => slotPartLabels[part]).join('和')}`;
  });
}
