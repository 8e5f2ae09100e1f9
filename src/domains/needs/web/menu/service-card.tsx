import { Info } from 'lucide-react';
import { serviceCategories } from '#domains/site/contract/categories.words.ts';
import { dayLabel, startOfDay } from '#platform/contract/instants.ts';
import { motifUrl } from '#platform/web/cover-art/art-urls.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { Seal } from '#platform/web/ui/seal.tsx';
import { aboutLabel, districtsLabel, leadLabel } from '../../contract/service-menu.labels.ts';
import type { ServiceMenuCard } from '../../contract/service-menu.contract.ts';
import type { NeedType } from '../../contract/needs.words.ts';
import styles from './service-card.module.css';

/** Kinds of help that one of their category's motifs shows best. */
const motifOf: Readonly<Partial<Record<NeedType, string>>> = {
  repair: 'tools',
  housework: 'house',
  transport: 'house',
  shopping: 'house',
  technology: 'phone',
  company: 'tea',
  grooming: 'walk',
  policy: 'horn',
};

/** The picture of a service: that of its kind of help, or always the same one of its category. */
export function serviceMotif(card: Pick<ServiceMenuCard, 'category' | 'needType' | 'serviceItemId'>): string {
  const { motifs } = serviceCategories[card.category];
  return motifUrl(card.category, motifOf[card.needType] ?? motifs[card.serviceItemId % motifs.length]);
}

/** One service of the menu: what, how long, how soon, where, what it does not cover, and what is left this week. */
export const ServiceCard = ({ card, href }: { card: ServiceMenuCard; href: string }) => (
  <article className={`panel ${styles.card}`}>
    <div className={styles.head}>
      <img src={serviceMotif(card)} alt="" width={72} height={72} loading="lazy" />
      <div>
        <h3>{card.name}</h3>
        <p>{card.summary}</p>
      </div>
    </div>
    <dl>
      <div>
        <dt>大约</dt>
        <dd>{aboutLabel(card.minutes)}</dd>
      </div>
      <div>
        <dt>提前</dt>
        <dd>{leadLabel(card.leadDays)}</dd>
      </div>
      <div>
        <dt>哪些区</dt>
        <dd>{districtsLabel(card.areaNames)}</dd>
      </div>
    </dl>
    <p className={styles.terms}>
      <Info className="ic" aria-hidden />
      {card.terms}
    </p>
    <div className={styles.foot}>
      <span className={styles.seals} aria-hidden>
        {card.teams.map(({ teamId, name, category, sealChar, iconUrl }) => (
          <Seal
            key={teamId}
            name={name}
            kind={category}
            recordKey={`team:${teamId}`}
            char={sealChar ?? undefined}
            src={iconUrl ?? undefined}
            size="sm"
          />
        ))}
      </span>
      <p>
        {card.teamCount} 支队伍
        <b className={card.chance === 'open' ? styles.free : styles.none}>{freeWords(card)}</b>
      </p>
      <OrderButton card={card} href={href} />
    </div>
  </article>
);

const freeWords = ({ chance, freeCount }: ServiceMenuCard): string =>
  ({ open: `本周还能约 ${freeCount} 次`, full: '本周已约满', paused: '暂停接单' })[chance];

/** Leads to the order, or says from when there will be one. */
function OrderButton({ card, href }: { card: ServiceMenuCard; href: string }) {
  if (card.chance === 'open')
    return (
      <ButtonAnchor look="soft" href={href} aria-label={`点这一项：${card.name}`}>
        点这一项
      </ButtonAnchor>
    );
  const when =
    card.chance === 'full'
      ? '周一 08:30 放号'
      : card.resumesOn
        ? `${dayLabel(startOfDay(card.resumesOn))}恢复`
        : '暂停';
  return <span className={styles.wait}>{when}</span>;
}
