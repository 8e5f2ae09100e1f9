import { ArrowRight } from 'lucide-react';
import { aboutLabel, leadLabel } from '#domains/needs/contract/service-menu.labels.ts';
import type { ServiceMenuCard } from '#domains/needs/contract/service-menu.contract.ts';
import { serviceMotif } from '#domains/needs/web/menu/service-card.tsx';
import { publicPaths } from '../site-navigation.ts';
import styles from './menu-door.module.css';

type MenuDoorProps = {
  menu: { list: readonly ServiceMenuCard[]; total: number };
  /** What was chosen already. */
  card: ServiceMenuCard | undefined;
};

/** The way in by the menu, plain links without a script; once something is chosen, what it is and what it does not cover. */
export function MenuDoor({ menu, card }: MenuDoorProps) {
  if (card)
    return (
      <section className={`panel ${styles.door}`} aria-label="点的服务">
        <div className={styles.chosen}>
          <img src={serviceMotif(card)} alt="" width={56} height={56} />
          <p>
            <b>{card.name}</b>
            <small>
              大约 {aboutLabel(card.minutes)}，提前 {leadLabel(card.leadDays)}。{card.terms}。
            </small>
          </p>
          <a className="link" href={publicPaths.serviceMenu}>
            换一项
          </a>
        </div>
      </section>
    );
  if (menu.list.length === 0) return null;
  return (
    <section className={`panel ${styles.door}`} aria-labelledby="menu-door">
      <h2 id="menu-door">从服务菜单里挑</h2>
      <p>队伍已经备好的服务，派得更快。菜单里没有的，在下面自己写。</p>
      <ul>
        {menu.list.map((one) => (
          <li key={one.serviceItemId}>
            <a href={publicPaths.orderService(one.serviceItemId)}>
              <img src={serviceMotif(one)} alt="" width={44} height={44} />
              <span>
                <b>{one.name}</b>
                <small>
                  {one.teamCount} 支队伍，提前 {leadLabel(one.leadDays)}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <a className="link" href={publicPaths.serviceMenu}>
        看全部 {menu.total} 项服务
        <ArrowRight className="ic ic-16" aria-hidden />
      </a>
    </section>
  );
}
