import { randomInt } from 'node:crypto';

const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Six signs that open what a holder chose; drawn, not derived (decision 0025). */
export const checkCode = (): string =>
  Array.from({ length: 6 }, () => codeLetters[randomInt(codeLetters.length)]).join('');
