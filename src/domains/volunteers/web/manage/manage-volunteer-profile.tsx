import { categoryName } from '#domains/site/contract/categories.words.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import list from '#platform/web/list/admin-list.module.css';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import type { VolunteerDetail } from '../../contract/manage-volunteers.contract.ts';
import { genderLabels, realNameStatusLabels } from '../../contract/volunteers.words.ts';
import { VolunteerStanding } from './manage-volunteer-table.tsx';
import styles from './manage-volunteer.module.css';

/** Who somebody is, as far as the centre may see without asking: contacts and ID number are masked. */
export function ManageVolunteerProfile({ volunteer }: { volunteer: VolunteerDetail }) {
  const facts: [string, string | null][] = [
    [
      '性别和年龄',
      volunteer.status === 'closed'
        ? '—'
        : `${genderLabels[volunteer.gender]}，${volunteer.age} 岁（${volunteer.birthOn}）`,
    ],
    ['手机号', volunteer.mobileMasked],
    [
      '实名认证',
      [realNameStatusLabels[volunteer.realNameStatus], volunteer.idMasked].filter(Boolean).join('，'),
    ],
    ['居住区域', volunteer.areaName],
    ['服务区域', volunteer.serviceAreaNames.join('、')],
    ['所属单位', volunteer.organisationName],
    ['服务类别', volunteer.serviceCategories.map((key) => categoryName(key as CategoryKey)).join('、')],
    ['专业技能', volunteer.skills.join('、')],
    ['从业和单位', [volunteer.occupation, volunteer.workplace].filter(Boolean).join('，')],
    ['监护人同意', volunteer.guardianConsentAt && dayTimeLabel(volunteer.guardianConsentAt)],
    ['个人简介', volunteer.intro],
    ['注册时间', dayTimeLabel(volunteer.registeredAt)],
    ['最近登录', volunteer.lastLoginAt ? dayTimeLabel(volunteer.lastLoginAt) : '从未登录'],
  ];
  return (
    <div className={styles.profile}>
      <div className={styles.who}>
        <Avatar personKey={String(volunteer.volunteerId)} size="lg" />
        <div>
          <b>{volunteer.name}</b>
          <small>{volunteer.volunteerNo}</small>
          <VolunteerStanding volunteer={volunteer} />
        </div>
      </div>
      <dl className={list.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Figures volunteer={volunteer} />
    </div>
  );
}

function Figures({ volunteer }: { volunteer: VolunteerDetail }) {
  const figures = [
    ['生效时长', `${hoursLabel(volunteer.effectiveMinutes)} 小时`],
    ['星级', volunteer.stars > 0 ? `${volunteer.stars} 星` : '未授星'],
    ['报名', `${volunteer.signUpCount} 次`],
    ['到场', `${volunteer.serviceCount} 次`],
    ['缺席', `${volunteer.noShowCount} 次`],
    ['信用分', `${volunteer.creditPoints} 分`],
  ] as const;
  return (
    <ul className={styles.figures}>
      {figures.map(([name, value]) => (
        <li key={name}>
          <small>{name}</small>
          <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}
