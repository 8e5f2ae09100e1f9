import { describe, expect, it } from 'vitest';
import { legalForms, teamClasses } from '#domains/teams/contract/registration.words.ts';
import { regionNamed } from './places/regions.ts';
import { repeated } from './repeated.ts';
import type { TeamText } from './teams/team.ts';
import { TEAMS, teamsServing } from './teams.ts';
import { categoryKeys } from '#domains/site/contract/categories.words.ts';

const TODAY = '2026-11-21';

/** Names of the teams for which `isWrong` holds. */
function offenders(isWrong: (team: TeamText) => boolean): string[] {
  return TEAMS.filter(isWrong).map((team) => team.name);
}

describe('the teams', () => {
  it('are sixty with unique names, five in each category', () => {
    expect(TEAMS).toHaveLength(60);
    expect(repeated(TEAMS.map((team) => team.name))).toEqual([]);
    expect(repeated(TEAMS.map((team) => team.shortName))).toEqual([]);
    const counts = categoryKeys.map((category) => TEAMS.filter((team) => team.category === category).length);
    expect(new Set(counts)).toEqual(new Set([5]));
  });

  it('keep the lengths their fields allow', () => {
    expect(offenders(({ name }) => name.length < 4 || name.length > 40)).toEqual([]);
    expect(offenders(({ seal }) => seal.length !== 1)).toEqual([]);
    expect(offenders(({ slogan }) => slogan.length > 50)).toEqual([]);
    expect(offenders(({ intro }) => intro.length < 80 || intro.length > 300)).toEqual([]);
  });

  it('carry legal classes and forms, and live in a community of their district', () => {
    expect(offenders(({ teamClass }) => !teamClasses.includes(teamClass))).toEqual([]);
    expect(offenders(({ legalForm }) => !legalForms.includes(legalForm))).toEqual([]);
    expect(
      offenders(
        ({ community, district }) => regionNamed(community).parentCode !== regionNamed(district).code,
      ),
    ).toEqual([]);
    expect(offenders(({ foundedOn }) => foundedOn !== null && !(foundedOn < TODAY))).toEqual([]);
  });

  it('show every standing the screens have to show', () => {
    expect(offenders((team) => team.status === 'pending')).toHaveLength(2);
    expect(offenders((team) => team.status === 'suspended')).toHaveLength(1);
    expect(offenders((team) => team.foundedOn === null).length).toBeGreaterThanOrEqual(2);
    expect(offenders((team) => !team.hasLogo).length).toBeGreaterThanOrEqual(2);
    expect(offenders((team) => team.trust === 'B').length).toBeGreaterThan(30);
    expect(new Set(TEAMS.map((team) => team.join)).size).toBe(4);
  });

  it('are found by what they serve, their own category first', () => {
    expect(categoryKeys.map((category) => teamsServing(category)[0]?.category)).toEqual(categoryKeys);
    expect(teamsServing('youth').map((team) => team.name)).toContain('澜湖书声阅读推广队');
  });
});
