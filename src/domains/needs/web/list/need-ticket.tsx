import { categoryMark } from '#domains/site/contract/categories.words.ts';
import { agoLabel } from '#platform/contract/instants.ts';
import { KindChip } from '#platform/web/ui/kind-chip.tsx';
import { askedByLabel, shortNeedNo, wishedLabel } from '../../contract/need-labels.ts';
import type { PublicNeedCard } from '../../contract/needs.contract.ts';
import { publicStamps } from '../../contract/needs.words.ts';
import { NeedStamp } from './need-stamp.tsx';
import styles from './need-ticket.module.css';

/** One public need as a slip of paper: what, where, when, and how far it has come. */
export const NeedTicket = ({ need, href, now }: { need: PublicNeedCard; href: string; now: Date }) => (
  <div className={styles.frame}>
    <a className={styles.slip} href={href}>
      <NeedSlip need={need} now={now} />
    </a>
  </div>
);

/** The same slip before there is anything to open. */
export const NeedSlipFrame = (props: NeedSlipProps) => (
  <div className={styles.frame}>
    <div className={styles.slip}>
      <NeedSlip {...props} />
    </div>
  </div>
);

type NeedSlipProps = { need: Omit<PublicNeedCard, 'needId' | 'urgency' | 'needType' | 'outcome'>; now: Date };

const NeedSlip = ({ need, now }: NeedSlipProps) => (
  <>
    <span className={styles.top}>
      <span className="tn">{shortNeedNo(need.needNo)}</span>
      <span>{agoLabel(need.submittedAt, now)}</span>
    </span>
    <b className={styles.title}>{need.title}</b>
    <dl>
      <div>
        <dt>谁点的单</dt>
        <dd>{askedByLabel(need)}</dd>
      </div>
      <div>
        <dt>什么时间</dt>
        <dd>{wishedLabel(need)}</dd>
      </div>
    </dl>
    <span className={styles.foot}>
      <KindChip {...categoryMark(need.category)} />
      <NeedStamp status={need.status} label={publicStamps[need.status]} />
    </span>
  </>
);
