import { keysOf } from '#platform/contract/keys-of.ts';

/** Hair behind the head, for the styles that have any. */
export const HAIR_BEHIND: Partial<Record<HairStyle, (fill: string) => string>> = {
  bob: (fill) =>
    `<path d="M25,66c-5,-32 4,-48 23,-48s28,16 23,48c-6,3 -12,2 -12,2h-22s-6,1 -12,-2z" fill="${fill}"/>`,
  long: (fill) => `<path d="M24,82c-5,-44 2,-64 24,-64s29,20 24,64z" fill="${fill}"/>`,
  bun: (fill) => `<circle cx="48" cy="15" r="9" fill="${fill}"/>`,
};

/** The outline of the hair over the forehead; its keys are the eight styles. */
export const FRINGES = {
  bob: 'M29,45c-2,-18 6,-25 19,-25s21,7 19,25c-3,-4 -6,-9 -7,-13c-9,5 -18,5 -24,3c-2,4 -4,7 -7,10z',
  long: 'M29,48c-3,-20 6,-28 19,-28s22,8 19,28c-4,-3 -6,-10 -12,-18c-6,8 -20,10 -26,18z',
  bun: 'M30,44c-3,-16 6,-24 18,-24s21,8 18,24c-3,-8 -9,-13 -18,-13s-15,5 -18,13z',
  pixie: 'M28,48c-4,-20 6,-29 20,-29s24,9 20,28c-3,-3 -4,-8 -5,-11c-10,1 -20,-1 -26,-5c-1,6 -4,12 -9,17z',
  crop: 'M29,44c-3,-17 6,-25 19,-25s22,8 19,25c-3,-3 -3,-7 -4,-10c-9,-3 -21,-3 -30,0c-1,3 -1,7 -4,10z',
  side: 'M29,44c-4,-16 4,-26 18,-26c6,-3 22,2 21,15c0,4 0,8 -1,11c-3,-2 -4,-6 -4,-9c-10,0 -20,-2 -26,-6c-1,6 -4,11 -8,15z',
  flat: 'M29,42c-2,-14 2,-23 19,-23s21,9 19,23l-3,-8c-10,-2 -22,-2 -32,0z',
  curl: 'M29,44c-6,-8 -1,-16 4,-17c1,-8 11,-11 15,-7c5,-4 15,0 15,7c6,2 9,10 4,17c-3,-2 -4,-6 -5,-9c-9,-1 -19,-1 -28,0c-1,3 -2,7 -5,9z',
} as const;

export type HairStyle = keyof typeof FRINGES;
export const HAIR_STYLES = keysOf(FRINGES);
