import { describe, expect, it } from 'vitest';
import { generatePeople, type PersonText } from './people.ts';
import { regionNamed } from './places/regions.ts';
import { repeated } from './repeated.ts';

const TODAY = '2026-11-21';
const people = generatePeople(2500, 'people', TODAY);

/** Names of the people for whom `isWrong` holds. */
function offenders(isWrong: (person: PersonText) => boolean): string[] {
  return people.filter(isWrong).map((person) => person.name);
}

/** The day on which somebody born on `birthOn` reaches that age. */
function birthday(birthOn: string, age: number): string {
  return `${Number(birthOn.slice(0, 4)) + age}${birthOn.slice(4)}`;
}

describe('the people', () => {
  it('have distinct names and mobile numbers of the legal form', () => {
    expect(people).toHaveLength(2500);
    expect(repeated(people.map((person) => person.name))).toEqual([]);
    expect(repeated(people.map((person) => person.mobile))).toEqual([]);
    expect(offenders(({ name }) => !/^\p{Script=Han}{2,4}$/u.test(name))).toEqual([]);
    expect(offenders(({ mobile }) => !/^1[3-9]\d0688\d{4}$/u.test(mobile))).toEqual([]);
  });

  it('begin with the people of the drawings', () => {
    const first = people.slice(0, 6).map((person) => person.name);
    expect(first).toEqual(['沈知夏', '林秀珍', '吴思远', '许文博', '陈雨桐', '何嘉禾']);
  });

  it('are between 14 and 80 on the day asked for', () => {
    expect(offenders(({ birthOn }) => birthday(birthOn, 14) > TODAY)).toEqual([]);
    expect(offenders(({ birthOn }) => birthday(birthOn, 81) <= TODAY)).toEqual([]);
  });

  it('live in a community of their district', () => {
    expect(offenders((person) => regionNamed(person.community).code !== person.communityCode)).toEqual([]);
    expect(
      offenders((person) => !person.communityCode.startsWith(regionNamed(person.district).code)),
    ).toEqual([]);
  });

  it('name one to four categories, a skill and a short introduction', () => {
    expect(offenders(({ categories }) => categories.length < 1 || categories.length > 4)).toEqual([]);
    expect(offenders(({ skills }) => skills.length < 1)).toEqual([]);
    expect(offenders(({ intro }) => intro.length < 5 || intro.length > 300)).toEqual([]);
  });

  it('drive no car and give no blood before they are of age', () => {
    const isMinor = ({ birthOn }: PersonText) => birthday(birthOn, 18) > TODAY;
    const claims = /开车|大车|献过|救护员证|学法律/u;
    expect(offenders((p) => isMinor(p) && claims.test(p.skills.join() + p.intro))).toEqual([]);
    expect(offenders((p) => isMinor(p) && p.employment !== '学生')).toEqual([]);
  });

  it('are the same for the same seed, and more people begin with the fewer', () => {
    expect(generatePeople(300, 'people', TODAY)).toEqual(people.slice(0, 300));
    expect(generatePeople(300, 'others', TODAY)).not.toEqual(people.slice(0, 300));
  });
});
