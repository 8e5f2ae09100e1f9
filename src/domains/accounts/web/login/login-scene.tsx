import { figureLabel } from '#platform/contract/figures.ts';
import { Logo } from '#platform/web/frame/logo.tsx';
import styles from './login-scene.module.css';

type LoginSceneProps = { homeHref: string; ownerName: string; volunteerCount: number };

/** The picture half of the login page: people by the river, and how many have joined. */
export function LoginScene({ homeHref, ownerName, volunteerCount }: LoginSceneProps) {
  return (
    <aside className={styles.scene}>
      <img className={styles.art} src="/brand/login-scene.svg" alt="" width={680} height={930} />
      <div className={styles.top}>
        <Logo href={homeHref} ownerName={ownerName} />
        <p className={styles.slogan}>
          <img src="/brand/login-slogan-1.svg" alt="有人在等你，" width={228} height={50} />
          <img src="/brand/login-slogan-2.svg" alt="也有人在谢你" width={274} height={50} />
        </p>
      </div>
      {volunteerCount > 0 && (
        <p className={styles.foot}>
          <b className="num">{figureLabel(volunteerCount)}</b>
          位志愿者在这里留下过名字
        </p>
      )}
    </aside>
  );
}
