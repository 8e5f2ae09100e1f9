import { classNames } from '../ui/class-names.ts';

/** Rings spreading under a heart while something loads; after eight seconds it admits that the network is slow. */
export function RippleLoading(props: { text?: string; className?: string }) {
  return (
    <output className={classNames('ldw', props.className)}>
      <svg viewBox="0 0 96 64" aria-hidden>
        <g fill="none" strokeWidth="3">
          <ellipse cx="48" cy="40" rx="44" ry="16" />
          <ellipse cx="48" cy="40" rx="44" ry="16" />
          <ellipse cx="48" cy="40" rx="44" ry="16" />
        </g>
        <path
          transform="translate(48,24) scale(1.1)"
          d="M0,-5.2C-3.4,-10.6 -12,-8.6 -12,-1.4C-12,5 -5.2,9.4 0,13C5.2,9.4 12,5 12,-1.4C12,-8.6 3.4,-10.6 0,-5.2z"
        />
      </svg>
      {props.text ?? '正在加载'}
      <span className="muted slow">网络有点慢，请稍候</span>
    </output>
  );
}
