import { CircleCheck, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { MyVolunteerView } from '#domains/volunteers/contract/volunteers.contract.ts';
import { isVerified } from '#domains/volunteers/contract/volunteers.words.ts';
import styles from './welcome-panel.module.css';

type WelcomePanelProps = {
  me: Pick<MyVolunteerView, 'realNameStatus' | 'serviceCategories'>;
  /** Has a place in something that is still to come. */
  hasSignedUp: boolean;
  hasServed: boolean;
};

/** For who has not served yet: what is left to do, with the real-name check first; gone when all is done, or after the first hours. */
export function WelcomePanel({ me, hasSignedUp, hasServed }: WelcomePanelProps) {
  if (hasServed) return null;
  const steps = [
    {
      label: '实名认证',
      text: '认证后时长才能进个人档案和证明，有的活动只接受已实名的志愿者。',
      to: '/usercenter/index/modify?tab=realName',
      isDone: isVerified(me.realNameStatus),
    },
    {
      label: '填写服务意愿',
      text: '选好想服务的区域、类别和时间，首页会推荐合适的活动。',
      to: '/usercenter/index/modify',
      isDone: me.serviceCategories.length > 0,
    },
    {
      label: '报名第一场活动',
      text: '按类别、区域和时间找，离家近的先看。',
      to: '/user-index/activityList',
      isDone: hasSignedUp,
    },
  ];
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <section className={`panel ${styles.welcome}`} aria-labelledby="welcome">
      <h2 id="welcome">欢迎加入，从这三步开始</h2>
      <ol>
        {steps.map(({ label, text, to, isDone }) => (
          <li key={label}>
            <Link to={to} reloadDocument={to.startsWith('/user-index/')}>
              <span>
                <b>{label}</b>
                <small>{text}</small>
              </span>
              {isDone ? (
                <span className={styles.done}>
                  <CircleCheck className="ic" aria-hidden />
                  已完成
                </span>
              ) : (
                <ChevronRight className="ic" aria-hidden />
              )}
            </Link>
          </li>
        ))}
      </ol>
      <p>
        有不清楚的，先看<a href="/user-index/help">帮助</a>，或拨打网站底部的服务热线。
      </p>
    </section>
  );
}
