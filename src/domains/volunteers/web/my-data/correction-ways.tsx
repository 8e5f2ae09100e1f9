import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { useOperationQuery } from '#platform/web/calls/operation-hooks.tsx';
import { ButtonAnchor } from '#platform/web/ui/button.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { correctionWays } from '../../contract/my-data.words.ts';
import { realNameStatusLabels } from '../../contract/volunteers.words.ts';
import { getMyProfileCall } from '../profile/profile.calls.ts';
import styles from './consent-list.module.css';

/** 更正我的信息 (PIPL 46): for each kind of data who decides and where it begins; a change that waits says so. */
export function CorrectionWays() {
  const { data } = useOperationQuery(getMyProfileCall, {}, { reportedBy: 'form' });
  const standing = data && realNameStatusLabels[data.realName.status];
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="corrections">
      <div className={styles.head}>
        <h2 id="corrections">更正我的信息</h2>
        <span className="hint">记错了、变了，都可以改</span>
      </div>
      <ul className={styles.list}>
        {correctionWays.map(({ what, how, act, href, isRealName }) => (
          <li key={what}>
            <div className={styles.row}>
              <div>
                <b>{what}</b>
                <p className="hint">{how}</p>
              </div>
              <div>
                {isRealName && standing && <StatusDot tone={stateTone(standing)}>{standing}</StatusDot>}
              </div>
              <div className={styles.act}>
                <ButtonAnchor look="line" size="sm" href={href} aria-label={`${act}：${what}`}>
                  {act}
                </ButtonAnchor>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
