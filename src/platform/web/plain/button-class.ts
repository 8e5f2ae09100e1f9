import { classNames } from '../ui/class-names.ts';

export type ButtonLook = 'primary' | 'cool' | 'line' | 'soft' | 'ghost' | 'danger' | 'bar' | 'barMain';
export type ButtonStyle = {
  /** primary: the one act of a place · cool: the team's · line: beside it · soft, ghost: quieter · danger: takes away · bar, barMain: on the dark bar of a batch. */
  look?: ButtonLook | undefined;
  /** 32, 40 (left out) or 48 px high. */
  size?: 'sm' | 'lg' | undefined;
  isBlock?: boolean | undefined;
  className?: string | undefined;
};

/** The classes of a button, for what must be another element: a label around a file input, a picture of a button. */
export const buttonClass = ({ look, size, isBlock, className }: ButtonStyle): string | undefined =>
  classNames('btn', look && `btn--${look}`, size && `btn--${size}`, isBlock && 'btn--block', className);
