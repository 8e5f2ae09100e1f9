import { Avatar } from '#platform/web/ui/avatar.tsx';
import { sealUrl } from '#platform/web/cover-art/art-urls.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import styles from './live-cards.module.css';

const Rings = ({ height }: { height: number }) => (
  <svg viewBox={`0 0 368 ${height}`} preserveAspectRatio="xMaxYMid slice" aria-hidden>
    <g fill="none" stroke="#fff" strokeOpacity=".13" strokeWidth="16">
      {[40, 82, 126, 172, 220].map((radius) => (
        <circle key={radius} cx="320" cy="200" r={radius} />
      ))}
    </g>
  </svg>
);

/** The card as it will look, filled in while typing. */
export function VolunteerCard(props: {
  name: string;
  areaName: string;
  gender: string;
  volunteerNo?: string;
}) {
  return (
    <div className={styles.volunteer} aria-hidden>
      <Rings height={226} />
      <div>
        <p className={styles.top}>
          <img src="/brand/logo-mark-on-dark.svg" alt="" width={26} height={26} />
          江澜志愿者证
        </p>
        <p className={styles.who}>
          <Avatar
            personKey="new"
            gender={props.gender === 'male' ? 'male' : 'female'}
            size="lg"
            className={styles.face}
          />
          <span>
            <b>{props.name || '你的名字'}</b>
            <small>{props.areaName || '居住区域'}</small>
          </span>
        </p>
        <p className={styles.foot}>
          志愿者编号
          <b className="num">{props.volunteerNo ?? '注册后生成'}</b>
        </p>
      </div>
    </div>
  );
}

/** The team's card with the seal that is cut from its name. */
export function TeamCard(props: { name: string; category: CategoryKey | undefined; detail: string }) {
  const category = props.category ?? 'neighbor';
  return (
    <div className={styles.team} aria-hidden>
      <Rings height={226} />
      <div>
        <img
          src={sealUrl({ name: props.name || '印', kind: category, key: 'new' })}
          alt=""
          width={108}
          height={108}
        />
        <b>{props.name || '队伍名称'}</b>
        <small>{props.detail || '类别和区域'}</small>
      </div>
    </div>
  );
}
