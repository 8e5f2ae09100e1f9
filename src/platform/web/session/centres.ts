/**
 * Where each kind of account is at home, by its number on the wire (1 and 2 have a centre, 3 the back office), at the
 * addresses that requirements.md 4 fixes: `root` is what the address begins with, `home` the page after a login.
 */
const centres: Readonly<Record<number, { root: string; home: string }>> = {
  1: { root: '/teamcenter', home: '/teamcenter/index/teamindex' },
  2: { root: '/usercenter', home: '/usercenter/index/myindex' },
  3: { root: '/dashboard', home: '/dashboard' },
};

/** The centre of this kind of account; the public site for a number that is none. */
export const centreOf = (userType: number): { root: string; home: string } =>
  centres[userType] ?? { root: '/', home: '/' };

/** Whose centre this path lies in; undefined outside the centres of 1 and 2. */
export const centreOwner = (pathname: string): number | undefined =>
  [1, 2].find((userType) => pathname.split('/', 2)[1] === centres[userType]?.root.slice(1));
