import { ArrowRight, BookOpenText, PenLine } from 'lucide-react';
import { listNeeds, type PublicNeedCard } from '#domains/needs/contract/needs.contract.ts';
import { needListPath } from '#domains/needs/web/list/need-query.ts';
import { NeedTicket } from '#domains/needs/web/list/need-ticket.tsx';
import { countLabel } from '#platform/contract/page-limits.ts';
import type { PageCall } from '#platform/web/page.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { publicPaths } from '../site-navigation.ts';
import styles from './home-needs.module.css';

const shownTickets = 4;
/** The two sides of the wall, by what the address says of it. */
const sides = { waiting: '待认领', serving: '服务中' } as const;
type Side = keyof typeof sides;

export type NeedsWall = {
  side: Side;
  list: readonly PublicNeedCard[];
  totals: Readonly<Record<Side, number>>;
};

/** What stands on the wall: needs that wait for a team, or those where one is at work. */
export async function loadNeedsWall(call: PageCall, search: URLSearchParams): Promise<NeedsWall> {
  const side = search.get('wall') === 'serving' ? 'serving' : 'waiting';
  const [waiting, serving] = await Promise.all([
    call(listNeeds, { group: 'waiting', pageSize: shownTickets }),
    call(listNeeds, { group: 'serving', pageSize: shownTickets }),
  ]);
  const { list } = side === 'waiting' ? waiting : serving;
  return { side, list, totals: { waiting: waiting.total, serving: serving.total } };
}

/** 需求墙: a few slips of what neighbours ask for, with both doors; it works without scripts. */
export const HomeNeeds = ({ wall, now }: { wall: NeedsWall; now: Date }) => (
  <section className={styles.wall} id="needs-wall" aria-labelledby="needs-wall-title">
    <div className="container">
      <div className="sect__h">
        <div>
          <h2 id="needs-wall-title">需求墙</h2>
          <p>邻居们写下的单子。能帮的，接一张；需要帮的，写一张。</p>
        </div>
      </div>
      <div className={styles.bar}>
        <nav aria-label="需求墙">
          {(['waiting', 'serving'] as const).map((side) => (
            <Chip
              key={side}
              href={`${publicPaths.home}${side === 'serving' ? '?wall=serving' : ''}#needs-wall`}
              isOn={wall.side === side}
            >
              {sides[side]} {countLabel(wall.totals[side])}
            </Chip>
          ))}
        </nav>
        <div>
          <ButtonAnchor look="line" href={publicPaths.serviceMenu}>
            <BookOpenText className="ic" aria-hidden />
            服务菜单
          </ButtonAnchor>
          <ButtonAnchor look="primary" href={publicPaths.raiseNeed}>
            <PenLine className="ic" aria-hidden />
            我要点单
          </ButtonAnchor>
        </div>
      </div>
      {wall.list.length > 0 ? (
        <div className={styles.slips}>
          {wall.list.map((need) => (
            <NeedTicket key={need.needId} need={need} href={publicPaths.need(need.needId)} now={now} />
          ))}
        </div>
      ) : (
        <p className={`panel ${styles.empty}`}>
          {wall.side === 'waiting' ? '今天没有等着的单子。' : '这会儿没有正在上门的单子。'}
        </p>
      )}
      <a className={`more ${styles.all}`} href={needListPath({})}>
        看全部单子
        <ArrowRight className="ic ic-18" aria-hidden />
      </a>
    </div>
  </section>
);
