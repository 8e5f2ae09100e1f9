import { KeyRound } from 'lucide-react';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import type { ReviewedActivity } from './review-findings.tsx';
import styles from './review.module.css';

/** Why the team asks for a release that waits, and what was let through before: which words, who, when and why. */
export function ReviewReleases({ activity }: { activity: ReviewedActivity }) {
  const { verdict, form, releases } = activity;
  const isAsked = verdict.findings.some(({ level }) => level === 'release');
  return (
    <>
      {isAsked && (
        <section className={styles.release} aria-label="申请放行理由">
          <b>队伍申请放行的理由</b>
          <p>{form.releaseGround}</p>
        </section>
      )}
      {releases.map((release) => (
        <section key={release.code + release.words} className={styles.release} aria-label="放行记录">
          <b>
            <KeyRound className="ic" aria-hidden />
            已放行“{release.words}”
          </b>
          <p>
            {release.releaserName} 于 {dayTimeLabel(release.releasedAt)} 放行：{release.reason}
          </p>
          <p>队伍的理由：{release.ground}</p>
        </section>
      ))}
    </>
  );
}
