/**
 * One person behind accounts: the marks by which they are known, accounts (`account:7`), mobile numbers and ID numbers
 * (by hash). A team's account stands for those who lead it, so it has their marks too.
 */
export type Person = ReadonlySet<string>;

export type AccountMarks = { accountId: number; mobileHash: string | null; idHash: string | null };

/** The person of the marks of an account and of those it stands for. */
export const personOf = (marks: readonly AccountMarks[]): Person =>
  new Set(
    marks.flatMap(({ accountId, mobileHash, idHash }) => [
      `account:${accountId}`,
      ...(mobileHash ? [`mobile:${mobileHash}`] : []),
      ...(idHash ? [`id:${idHash}`] : []),
    ]),
  );

/** True when two accounts act for one person: they share an account, a mobile number or an ID number. */
export const isSamePerson = (one: Person, other: Person): boolean => [...one].some((mark) => other.has(mark));

/** True when a person had any of these parts: who entered, confirmed, approved, objected or gains does not decide (domain.md 4.3.9). */
export const hadPart = (person: Person, parts: readonly Person[]): boolean =>
  parts.some((part) => isSamePerson(person, part));
