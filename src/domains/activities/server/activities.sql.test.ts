import { test } from 'vitest';
import { recordSql } from '#testing/record-sql.ts';
import { expectSql } from '#testing/sql-snapshot.ts';
import { publicDetail } from './detail.queries.ts';
import { placeTakenCte } from './life/places.store.ts';
import { countByDay, countListed } from './lists/public-counts.queries.ts';
import { countMatches, listPage } from './lists/list-pages.queries.ts';
import type { ListFilter } from './lists/public-list.queries.ts';
import { countQueues, queuePage, queueRow } from './review/review-queue.queries.ts';
import { countTeamStates, teamPage } from './lists/team-list.queries.ts';

const now = new Date('2026-11-21T06:00:00Z');
const later = new Date('2026-11-28T06:00:00Z');
const page = { pageNum: 2, pageSize: 12 };
const all: ListFilter = { keyword: '', hasPlaces: false, minorsWelcome: false };

/** Each order once and each filter in one of them; every statement carries the columns of a card. */
test('the public list compiles to the committed SQL', () =>
  expectSql('./lists/public-list.queries.sql', {
    'newest, category and area, after a cursor': listPage(
      { ...all, category: 'eco', area: '990101' },
      { sort: 'newest', page, after: { at: later, id: 7 } },
      now,
    ),
    'gap, recruiting, minors, a week of evenings': listPage(
      { ...all, phase: 'recruiting', minorsWelcome: true, from: now, to: later, timeOfDay: 'evening' },
      { sort: 'gap', page },
      now,
    ),
    'nearest of a team, with what runs and takes nobody': listPage(
      { ...all, teamId: 7, withRunning: true },
      { sort: 'nearest', near: { lng: 118.83, lat: 31.97 }, page },
      now,
    ),
    'longest of what is over, by keyword': listPage(
      { ...all, phase: 'ended', keyword: '净滩 白鹭' },
      { sort: 'longest', page },
      now,
    ),
    'count with places in a span': countMatches({ ...all, hasPlaces: true, from: now, to: later }, now),
  }));

test('the public counts compile to the committed SQL', () =>
  expectSql('./lists/public-counts.queries.sql', {
    'by day': countByDay({ from: '2026-11-21', days: 8, area: '990101' }, now),
    'by day, past and coming': countByDay({ from: '2026-11-20', days: 3, category: 'eco' }, now),
    'by category and area': countListed(all, now),
    'what recruits by category and area': countListed({ ...all, phase: 'recruiting' }, now),
  }));

test('the public detail compiles to the committed SQL', () =>
  expectSql('./detail.queries.sql', { 'one activity': publicDetail(7, now) }));

test('the team list compiles to the committed SQL', () => {
  const filter = { teamId: 7, tab: 'published' as const, keyword: '净滩', hasPending: true };
  return expectSql('./lists/team-list.queries.sql', {
    'one page': teamPage(filter, { sort: 'updated', page, now }),
    'counts of tabs': countTeamStates(filter, now),
  });
});

test('the review queue compiles to the committed SQL', async () =>
  expectSql('./review/review-queue.queries.sql', {
    'pending, in scope': queuePage({ tab: 'pending', keyword: '净滩', scope: '1/3/' }, page),
    'passed, by keyword': queuePage({ tab: 'passed', keyword: '净滩', scope: undefined }, page),
    'changes, by when they were handed in': queuePage(
      { tab: 'changes', keyword: '', scope: undefined },
      page,
    ),
    'counts of overdue ones and of changes': await recordSql((sql) =>
      countQueues(sql, [
        { tab: 'pending', keyword: '', scope: undefined, overdueBefore: now },
        { tab: 'changes', keyword: '', scope: undefined },
      ]),
    ),
    'one row': queueRow(7),
  }));

test('taking a place compiles to the committed SQL', () =>
  expectSql('./life/places.store.sql', { 'take a place': placeTakenCte(7, now) }));
