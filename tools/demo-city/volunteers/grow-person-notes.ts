import type { Insertable } from 'kysely';
import type { PersonNotesTable } from '#database/tables/signups.ts';
import { type City, hourMs, plus } from '../city.ts';
import type { CitySignUp } from '../grow-sign-ups.ts';

/** One of so many people with a place has something written. */
const everyNth = 60;
const words = [
  { kind: 'note', body: '会开皮卡，可以帮忙运物资。' },
  { kind: 'message', body: '集合点有停车位，骑车来可以停在东侧车棚。' },
  { kind: 'note', body: '对花粉过敏，尽量安排室内岗位，本人提出。' },
  { kind: 'message', body: '当天请穿防滑鞋，队伍备了手套和雨衣。' },
] as const;

/** What teams noted about people who signed up and wrote to them, some hours after they did. */
export const growPersonNotes = (
  city: City,
  signUps: readonly CitySignUp[],
): Omit<Insertable<PersonNotesTable>, 'id'>[] =>
  signUps
    .filter(({ status, createdAt }) => status === 'confirmed' && plus(createdAt, 3 * hourMs) < city.now)
    .filter((_, index) => index % everyNth === 0)
    .map((signUp, index) => {
      const { team } = signUp.shift.activity;
      const { kind, body } = words[index % words.length] ?? words[0];
      return {
        kind,
        body,
        teamId: team.id,
        volunteerId: signUp.volunteer.id,
        signUpId: signUp.id,
        authorId: team.accountId,
        authorName: team.name,
        createdAt: plus(signUp.createdAt, 3 * hourMs),
      };
    });
