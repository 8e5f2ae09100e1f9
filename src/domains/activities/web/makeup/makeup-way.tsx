import { makeupLimits } from '../../contract/makeups.words.ts';
import styles from './makeup.module.css';

const steps = [
  ['队伍提交', '写明做了什么、谁到了场，附证明和证明人。'],
  ['中心审核', '通过以后成为一场待结项的活动，网站上标明是补录。'],
  ['本人答复', '名单上的每个人收到消息，3 天内答复是否属实。'],
  ['时长审核', '由另一位审核员逐条认定，证据等级为 D。'],
  ['公示生效', '公示 3 个工作日，没有异议才计入时长。'],
] as const;

/** Beside the form: how it goes on. */
export const MakeupAside = () => (
  <aside className={styles.aside} aria-label="补录怎样办">
    <section className="panel">
      <h2>提交以后</h2>
      <ol>
        {steps.map(([name, words], index) => (
          <li key={name}>
            <i aria-hidden>{index + 1}</i>
            <div>
              <b>{name}</b>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="muted">
        已经发布过的活动不用补录：在那场活动的“时长明细”里给漏记的人补时长。会议、培训、聚餐、团建不算志愿服务。超过{' '}
        {makeupLimits.days} 天的，请联系实践中心。
      </p>
    </section>
  </aside>
);
