import { wishedLabel } from '#domains/needs/contract/need-labels.ts';

type Visit = { visitStart: string | null; visitEnd: string | null };

/** When somebody comes, in words; undefined while nothing is proposed. */
export const visitWords = ({ visitStart, visitEnd }: Visit): string | undefined =>
  visitStart === null || visitEnd === null
    ? undefined
    : wishedLabel({ expectStart: visitStart, expectEnd: visitEnd, isTimeFlexible: false });
