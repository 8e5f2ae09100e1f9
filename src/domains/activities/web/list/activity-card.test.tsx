import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { followClock } from '#platform/contract/instants.ts';
import { drawnRows } from '#platform/pages/drawn-rows.ts';
import { type DrawApart, DrawApartProvider } from '#platform/web/islands/drawn-once.tsx';
import type { ActivityCard as ActivityCardView } from '../../contract/activity-views.contract.ts';
import { ActivityCard } from './activity-card.tsx';

const row = (more: Partial<ActivityCardView> = {}): ActivityCardView =>
  ({
    id: 7,
    title: '重阳敬老 & 义诊',
    summary: '',
    category: 'elder',
    phase: 'recruiting',
    cover: { url: null, alt: '' },
    areaCode: '990101',
    areaName: '江岸区',
    placeName: '街道文化站',
    startsAt: '2027-01-02T01:00:00.000Z',
    endsAt: '2027-01-02T03:00:00.000Z',
    nextShift: { startsAt: '2027-01-02T01:00:00.000Z', endsAt: '2027-01-02T03:00:00.000Z', minutes: 120 },
    shiftCount: 1,
    signUpOpensAt: null,
    takenCount: 3,
    capacity: 10,
    ...more,
  }) as ActivityCardView;

const rows = drawnRows();
/** Draws cards as the page server does, and counts what was drawn apart. */
function drawOnServer(...cards: React.ReactElement[]) {
  let count = 0;
  const drawApart: DrawApart = {
    row: (activity, told, draw) => {
      const counted = () => {
        count += 1;
        return draw();
      };
      return rows(activity, told, counted)?.toString();
    },
    part: () => '',
  };
  const html = renderToStaticMarkup(<DrawApartProvider value={drawApart}>{cards}</DrawApartProvider>);
  return { html, count };
}
const card = (activity: ActivityCardView, props: object = {}) => (
  <ActivityCard key="one" activity={activity} href="/a/7" {...props} />
);

describe('a card of an activity', () => {
  afterEach(() => followClock(() => new Date()));

  it('says the same drawn apart as drawn within its page, in every look', () => {
    for (const props of [
      {},
      { look: 'small', heading: 'h3' },
      { mark: '已通过' },
      { isEager: true },
      { distanceM: 90 },
    ])
      expect(drawOnServer(card(row(), props)).html).toBe(renderToStaticMarkup(card(row(), props)));
  });

  it('is drawn once for a row and what else it says, and anew for another row', () => {
    const [activity, next] = [row(), row({ takenCount: 4 })];
    expect(drawOnServer(card(activity)).count).toBe(1);
    expect(drawOnServer(card(activity)).count).toBe(0);
    expect(drawOnServer(card(activity, { href: '/elsewhere' })).html).toContain('href="/elsewhere"');
    const marked = drawOnServer(card(activity, { mark: '已通过' }));
    expect([marked.count, marked.html.includes('已通过')]).toEqual([1, true]);
    expect(drawOnServer(card(activity)).html).not.toContain('已通过');
    expect(drawOnServer(card(next)).html).not.toBe(drawOnServer(card(activity)).html);
  });

  it('is never kept with what is said to one who looks: a distance, marked words', () => {
    const activity = row();
    for (const props of [{ distanceM: 120 }, { title: <mark>敬老</mark> }])
      expect([drawOnServer(card(activity, props)).count, drawOnServer(card(activity, props)).count]).toEqual([
        0, 0,
      ]);
    expect(drawOnServer(card(activity)).html).not.toContain('离你约');
  });

  it('asks for a picture to be had first before all else of its page', () => {
    const activity = row();
    const eager = card(activity, { look: 'small', isEager: true });
    for (const { html } of [drawOnServer(eager), drawOnServer(eager)])
      expect(html).toMatch(/^<link rel="preload" as="image"[^>]*><a [^>]*><div/);
    const pictured = card(activity, { isEager: true });
    expect([drawOnServer(pictured).count, drawOnServer(pictured).count]).toEqual([1, 0]);
    expect(drawOnServer(pictured).html).toContain('loading="eager"');
    expect(drawOnServer(card(activity)).html).not.toContain('loading="eager"');
  });

  it('is drawn anew once the day is another: what was next year’s is this year’s', () => {
    const activity = row();
    followClock(() => new Date('2026-12-31T12:00:00Z'));
    const before = drawOnServer(card(activity)).html;
    expect(before).toContain('2027年');
    followClock(() => new Date('2026-12-31T17:00:00Z'));
    const after = drawOnServer(card(activity));
    expect([after.count, after.html.includes('2027年')]).toEqual([1, false]);
  });

  it('is let go of when five hundred others were drawn since', () => {
    const activity = row();
    drawOnServer(card(activity));
    for (let turn = 0; turn < 500; turn += 1) drawOnServer(card(row()));
    expect(drawOnServer(card(activity)).count).toBe(1);
  });
});
