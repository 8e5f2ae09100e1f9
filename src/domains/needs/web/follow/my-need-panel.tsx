import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { wishedLabel } from '../../contract/need-labels.ts';
import { voiceWaitsWords, waitsForText } from '../../contract/need-files.words.ts';
import type { MyNeedView } from '../../contract/needs.contract.ts';
import {
  mayWithdraw,
  requesterKindLabels,
  requesterStatusLabels,
  urgencies,
} from '../../contract/needs.words.ts';
import { outcomeLabels } from '../../contract/rating.words.ts';
import { NeedTrack } from '../list/need-track.tsx';
import { DueNote } from './due-note.tsx';
import { RateNeed } from '../rating/rate-need.tsx';
import { MendNeed } from './mend-need.tsx';
import { NeedState } from './my-need-list.tsx';
import { WithdrawNeed } from './withdraw-need.tsx';
import styles from './my-need.module.css';

export type MyNeedPanelProps = {
  /** `h1` where the panel is what its page is about. */
  heading?: 'h1' | 'h2';
  need: MyNeedView;
  /** Given by number and code; absent for who is signed in. */
  followKey?: string;
  now: Date;
  /** Something was done; what is shown is read again. */
  onChanged: () => void;
};

/** One need for whoever raised it: how far it has come, what was said, who sees what, and what can still be done. */
export function MyNeedPanel({ need, followKey, now, heading: Heading = 'h2', onChanged }: MyNeedPanelProps) {
  return (
    <article className={`panel ${styles.detail}`}>
      <p className={styles.head}>
        <span className="tn">单号 {need.needNo}</span>
        <KindChip {...categoryMark(need.category)} />
        <span>{need.placeName}</span>
        <NeedState need={need} />
      </p>
      <Heading>{need.title}</Heading>
      <NeedTrack status={need.status} steps={need.steps} />
      <StateNote need={need} now={now} />
      {need.status === 'toRate' && <RateNeed need={need} followKey={followKey} onDone={onChanged} />}
      {need.status === 'returned' && <MendNeed need={need} followKey={followKey} onDone={onChanged} />}
      <div className={styles.columns}>
        <NeedFacts need={need} />
        <div>
          <h3>办理过程</h3>
          <NeedSteps need={need} />
          <h3>谁能看到什么</h3>
          <WhoSees need={need} />
        </div>
      </div>
      {mayWithdraw(need.status) && <WithdrawNeed need={need} followKey={followKey} onDone={onChanged} />}
    </article>
  );
}

/** What the state means for the requester now. */
function StateNote({ need, now }: { need: MyNeedView; now: Date }) {
  const said = [need.reason, need.note].filter(Boolean).join('：').replace(/。$/, '');
  if (need.status === 'returned')
    return <Notice kind="warning">{said}。请补充后再提交；这句话只有你能看到。</Notice>;
  if (need.status === 'rejected') return <Notice kind="info">没有受理：{said}</Notice>;
  if (need.status === 'merged')
    return <Notice kind="info">和单号 {need.mergedNo} 说的是一件事，一起办理，进展都会告诉你。</Notice>;
  if (need.status === 'closed')
    return (
      <Notice kind="info">
        已结单：{outcomeLabels[need.outcome ?? 'unrated']}
        {need.outcome === 'unsolved' && '。实践中心会看到，需要时会再找你。'}
      </Notice>
    );
  if (need.status === 'inService' && need.reworkCount > 0)
    return <Notice kind="info">你说没有解决，已请队伍再来一次。</Notice>;
  if (need.status === 'cancelled') return <Notice kind="info">已取消{said && `：${said}`}</Notice>;
  return <DueNote status={need.status} dueAt={need.dueAt} now={now} />;
}

const NeedFacts = ({ need }: { need: MyNeedView }) => (
  <dl className={styles.facts}>
    <Fact name="具体情况" text={waitsForText(need) ? voiceWaitsWords : need.description} />
    {need.pictureCount > 0 && <Fact name="照片" text={`${need.pictureCount} 张，不公开`} />}
    <Fact name="希望的时间" text={wishedLabel(need)} />
    <Fact name="急不急" text={urgencies[need.urgency].label} />
    <Fact name="详细地址" text={need.address || '已按规定抹掉'} />
    <Fact name="要小心什么" text={need.risk || '已按规定抹掉'} />
    <Fact
      name="点单人"
      text={`${need.requesterName}（${requesterKindLabels[need.requesterKind]}）${need.mobileMasked}`}
    />
    {need.requesterKind !== 'self' && <Fact name="受助人" text={need.beneficiaryName} />}
    {need.verifyMethod && <Fact name="怎么核实的" text={need.verifyMethod} />}
  </dl>
);

const Fact = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
);

const byLabels = { requester: '你', staff: '实践中心', team: '服务队伍', system: '系统' } as const;

const NeedSteps = ({ need }: { need: MyNeedView }) => (
  <ol className={styles.steps}>
    {[...need.steps].reverse().map(({ status, at, byKind, reason, note }) => (
      <li key={`${at}${status}`}>
        <b>{requesterStatusLabels[status]}</b> {byLabels[byKind]} {dayTimeLabel(at)}
        {(reason || note) && <small>{[reason, note].filter(Boolean).join('：')}</small>}
      </li>
    ))}
  </ol>
);

const WhoSees = ({ need }: { need: MyNeedView }) => (
  <ul className={styles.sees}>
    <li>
      <b>所有人</b>{' '}
      {need.isPublic
        ? '派单以后的标题、地段、时间和进度，由工作人员改掉能认出人的话'
        : need.forMinor
          ? '看不到，未成年人的单子不公开'
          : '看不到，你选了不公开'}
    </li>
    <li>
      <b>接单的队伍和上门的人</b> 门牌、称呼、电话和要小心什么
      {(need.hasVoice || need.pictureCount > 0) && '，还有录音和照片'}，接单以后才给
    </li>
    <li>
      <b>工作人员</b> 看电话和门牌要写理由，至今看过 {need.lookCount} 次，都有记录
    </li>
  </ul>
);
