import { classNames } from '../ui/class-names.ts';

/** The mark, the wordmark and the owner's name, as one link home. */
export function Logo(props: { href: string; ownerName?: string; isOnDark?: boolean; className?: string }) {
  const suffix = props.isOnDark ? '-on-dark' : '';
  return (
    <a
      className={classNames('logo', props.className)}
      href={props.href}
      aria-label={`${props.ownerName ?? '江澜志愿'} 首页`}
    >
      <img className="mk" src={`/brand/logo-mark${suffix}.svg`} alt="" width={64} height={64} />
      <span>
        <img
          className="wordmark"
          src={`/brand/wordmark${suffix}.svg`}
          alt="江澜志愿"
          width={152}
          height={42}
        />
        {props.ownerName && <small>{props.ownerName}</small>}
      </span>
    </a>
  );
}
