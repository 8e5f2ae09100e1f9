import type { ReactNode } from 'react';
import { timeLabel } from '#platform/contract/instants.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Stars } from '#platform/web/ui/stars.tsx';
import type { MyVolunteerView } from '../contract/volunteers.contract.ts';
import { starNames } from '../contract/volunteers.words.ts';
import styles from './greeting-band.module.css';

/** 早上好 until 9, 上午好 until 12, 下午好 until 18, else 晚上好; Shanghai time. */
function greetingAt(now: Date): string {
  const hour = Number(timeLabel(now).slice(0, 2));
  if (hour < 5 || hour >= 18) return '晚上好';
  if (hour < 9) return '早上好';
  return hour < 12 ? '上午好' : '下午好';
}

type GreetingBandProps = {
  me: MyVolunteerView;
  stars: number;
  now: Date;
  /** At the right: what is done first on a large screen; a phone has it in its bar. */
  children?: ReactNode;
};

/** Greeting with portrait, number and stars across the whole width, above menu and page of the volunteer's first page. */
export function GreetingBand({ me, stars, now, children }: GreetingBandProps) {
  const called = [...me.name].length > 2 ? [...me.name].slice(1).join('') : me.name;
  return (
    <header className={styles.band}>
      <img className={styles.ripple} src="/brand/ripple-red.svg" alt="" />
      <div className={`container ${styles.person}`}>
        <Avatar
          personKey={String(me.volunteerId)}
          gender={me.gender}
          src={me.iconUrl ?? undefined}
          size="xl"
        />
        <div>
          <h1>
            {greetingAt(now)}，{called}
          </h1>
          <p className={styles.identity}>
            <span>编号 {me.volunteerNo}</span>
            <Stars count={stars} />
            {stars > 0 && <span className="hon">{starNames[stars - 1]}志愿者</span>}
          </p>
        </div>
        {children && <div className={styles.acts}>{children}</div>}
      </div>
    </header>
  );
}
