import { ComplainLink } from '#domains/complaints/web/complain-link.tsx';
import { askedByLabel, wishedLabel } from '#domains/needs/contract/need-labels.ts';
import { getNeed } from '#domains/needs/contract/needs.contract.ts';
import { needTypes, publicStamps, urgencies } from '#domains/needs/contract/needs.words.ts';
import { outcomeLabels } from '#domains/needs/contract/rating.words.ts';
import { NeedStamp } from '#domains/needs/web/list/need-stamp.tsx';
import { NeedTrack } from '#domains/needs/web/list/need-track.tsx';
import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { Breadcrumb } from '#platform/web/frame/breadcrumb.tsx';
import { definePage, type IdPageContext } from '#platform/web/page.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { publicPaths } from '../site-navigation.ts';
import styles from './need-pages.module.css';

/** `/user-index/needDetail/{id}`: one public need and how far it has come, without who asked and without the door. */
export const needDetailPage = definePage({
  query: [],
  load: async ({ call, id }: IdPageContext) => call(getNeed, { id }),
  title: ({ title }) => title,
  description: ({ publicText, title }) => (publicText || title).slice(0, 120),
  view: ({ data: need }) => (
    <div className={styles.page}>
      <div className={`container ${styles.detail}`}>
        <Breadcrumb
          className="only-d"
          trail={[
            { label: '首页', href: publicPaths.home },
            { label: '服务需求', href: publicPaths.needs },
          ]}
          current="单子"
        />
        <article className={`panel ${styles.slip}`}>
          <p className={styles.top}>
            <span className="tn">单号 {need.needNo}</span>
            <KindChip {...categoryMark(need.category)} />
            <span className={styles.stamp}>
              <NeedStamp status={need.status} label={publicStamps[need.status]} />
            </span>
          </p>
          <h1>{need.title}</h1>
          <NeedTrack status={need.status} steps={need.steps} />
          {need.publicText && <p className={styles.text}>{need.publicText}</p>}
          <dl>
            <Fact name="谁点的单" text={askedByLabel(need)} />
            <Fact name="帮什么忙" text={needTypes[need.needType].label} />
            <Fact name="什么时间" text={wishedLabel(need)} />
            {need.outcome && <Fact name="结果" text={outcomeLabels[need.outcome]} />}
            <Fact name="急不急" text={urgencies[need.urgency].label} />
            {need.peopleNeeded && <Fact name="要几个人" text={`${need.peopleNeeded} 人`} />}
          </dl>
          {need.activity && (
            <p className={styles.text}>
              这件事要的人手多，队伍办了一场活动：
              <a href={publicPaths.activity(need.activity.activityId)}>{need.activity.title}</a>
            </p>
          )}
          <p className="hint">公开的单子没有姓名、电话和门牌；接单的队伍上门时才看得到。</p>
          <p className={styles.doors}>
            <ButtonAnchor look="primary" href={publicPaths.raiseNeed}>
              我也要点单
            </ButtonAnchor>
            <ButtonAnchor look="line" href={publicPaths.needs}>
              看别的单子
            </ButtonAnchor>
          </p>
          <ComplainLink targetType="need" targetId={need.needId} />
        </article>
      </div>
    </div>
  ),
});

const Fact = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
);
