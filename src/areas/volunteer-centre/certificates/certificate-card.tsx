import type { getMyHourTotalsCall } from '#domains/hours/web/hours.calls.ts';
import { figureLabel, hoursLabel } from '#platform/contract/figures.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { ButtonLink } from '#platform/web/ui/button-link.tsx';
import styles from './certificate-card.module.css';

/** What a certificate could say today, and the ways to one. */
export function CertificateCard({ totals }: { totals: RemoteResult<typeof getMyHourTotalsCall> }) {
  const { effectiveMinutes, recordCount } = totals;
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="certificate-card">
      <div className="panel__h">
        <h2 id="certificate-card">志愿服务证书</h2>
      </div>
      <p className={styles.paper}>
        {recordCount > 0 ? (
          <>
            已生效 <b>{figureLabel(recordCount)}</b> 条服务记录，共 <b>{hoursLabel(effectiveMinutes)}</b>{' '}
            小时，随时可以自己开具，免费，谁都能核验。
          </>
        ) : (
          '第一条服务记录生效后，就可以自己开具证书，免费，谁都能核验。'
        )}
      </p>
      <p className={styles.ways}>
        <ButtonLink look="primary" to="/usercenter/index/mycertificate">
          开具证书
        </ButtonLink>
        <ButtonAnchor look="line" href="/verify">
          核验证书
        </ButtonAnchor>
      </p>
    </section>
  );
}
