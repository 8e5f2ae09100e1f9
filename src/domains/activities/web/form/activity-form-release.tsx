import { KeyRound } from 'lucide-react';
import layout from '#platform/web/long-form/long-form.module.css';
import { groundLength } from '../../contract/activities.words.ts';
import { useActivityForm } from './activity-form-context.ts';
import { FormText } from './activity-form-fields.tsx';
import { releasableOf } from './activity-form-ground.ts';
import styles from './activity-form.module.css';

/** Above the bar, while there is any: what only the centre may let through, and why the team asks it to. */
export function ActivityFormRelease() {
  const { findings } = useActivityForm();
  const asked = releasableOf(findings);
  if (asked.length === 0) return null;
  return (
    <section className={`panel ${layout.panel} ${styles.release}`} aria-labelledby="title-release">
      <h2 id="title-release">
        <KeyRound className="ic" aria-hidden />
        申请放行
      </h2>
      <ul>
        {asked.map(({ code, msg, releasable }) => (
          <li key={`${code}-${releasable}`}>{msg}。</li>
        ))}
      </ul>
      <p>请改掉上面的内容；确实是志愿服务的，写明理由提交，由实践中心决定是否放行。</p>
      <FormText
        field="releaseGround"
        label="申请放行理由"
        hint={`${groundLength.min} 至 ${groundLength.max} 个字，写清志愿者具体做什么、为谁服务`}
        max={groundLength.max}
        isLong
        isRequired
      />
    </section>
  );
}
