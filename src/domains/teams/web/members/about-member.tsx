import type { MemberAbout } from '../../contract/member-about.contract.ts';
import styles from '../mine/my-team-detail.module.css';

/** 简介、技能和语言, as a member agreed to show them to the own team. */
export const AboutMember = ({ about }: { about: NonNullable<MemberAbout> }) => (
  <span className={styles.about}>
    {about.intro && <span>{about.intro}</span>}
    {about.skills.length > 0 && <span>技能：{about.skills.join('、')}</span>}
    {about.languages.length > 0 && <span>语言：{about.languages.join('、')}</span>}
  </span>
);
