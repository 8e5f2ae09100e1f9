import { expect, it } from 'vitest';
import type { AnomalyStep } from '../../contract/anomalies.contract.ts';
import { axisSize, spread, stretches, timeAxis } from './time-axis.rules.ts';

const tap = (at: string, wish: Partial<AnomalyStep> = {}): AnomalyStep => ({
  at: `2026-11-18T${at}+08:00`,
  isOut: false,
  device: 1,
  person: 1,
  isAbout: false,
  sign: null,
  ...wish,
});
const about = (person: number) => ({ person, isAbout: true, sign: '陈' });
const drawn = (steps: AnomalyStep[], areDevicesForgotten = false) =>
  timeAxis({ steps, deviceMarks: ['7F3A', 'C21D'], areDevicesForgotten });

it('without a tap there is no axis; one stands in the middle of it', () => {
  expect(drawn([])).toBeUndefined();
  const axis = drawn([tap('18:58:04', about(1))]);
  expect(axis?.panes.map(({ label }) => label)).toEqual(['签到 18:58']);
  expect(axis?.rows[0]?.dots[0]?.x).toBe((axisSize.width + axisSize.label) / 2);
});

it('check-ins and check-outs that lie far apart have a stretch each, in order and inside it', () => {
  const ins = ['18:58:04', '18:59:00', '19:00:41'].map((at, person) => tap(at, about(person)));
  const outs = ['22:01:18', '22:02:48'].map((at, person) => tap(at, { ...about(person), isOut: true }));
  const axis = drawn([...ins, ...outs]);
  expect(axis?.panes.map(({ label }) => label)).toEqual(['签到 18:58–19:00', '签退 22:01–22:02']);
  const places = axis?.rows[0]?.dots.map(({ x }) => x) ?? [];
  expect(places).toEqual([...places].sort((a, b) => a - b));
  const second = axis?.panes[1]?.x ?? 0;
  expect(places.map((x) => x > second)).toEqual([false, false, false, true, true]);
});

it('what goes on evenly is one stretch that says both steps', () => {
  const steps = ['08:00:00', '08:10:00', '08:20:00', '08:30:00'].map((at, place) =>
    tap(at, { isOut: place === 3 }),
  );
  expect(stretches(steps)).toHaveLength(1);
  expect(drawn(steps)?.panes[0]?.label).toBe('签到和签退 08:00–08:30');
});

it('all at one instant lie beside and below each other, none on another, all inside', () => {
  const many = Array.from({ length: 40 }, (_, person) => tap('18:58:00', about(person)));
  const dots = drawn(many)?.rows[0]?.dots ?? [];
  expect(new Set(dots.map(({ x, y }) => `${Math.round(x)}:${y}`)).size).toBe(40);
  for (const { x } of dots) {
    expect(x).toBeGreaterThan(axisSize.label);
    expect(x).toBeLessThan(axisSize.width);
  }
});

it('are told by time, whatever line they are drawn on', () => {
  const many = Array.from({ length: 40 }, (_, person) => tap(`18:58:${10 + person}`, about(person)));
  expect(drawn(many)?.rows[0]?.dots.map(({ step }) => step.person)).toEqual(many.map(({ person }) => person));
});

it('signs keep their distance around where they belong, and share what is too short', () => {
  expect(spread([50, 50, 50], 100, 10)).toEqual([40, 50, 60]);
  expect(spread([0, 0, 90], 100, 10)).toEqual([0, 10, 90]);
  expect(spread([100, 100], 100, 10)).toEqual([90, 100]);
  expect(spread([5, 5, 5, 5, 5], 20, 10)).toEqual([0, 5, 10, 15, 20]);
});

it('devices of several people and of the flag have rows, the others share one', () => {
  const steps = [
    tap('18:58:00', about(1)),
    tap('18:58:10', about(2)),
    tap('18:58:20', { device: 2, person: 3 }),
    tap('18:58:30', { device: 2, person: 4 }),
    tap('18:58:40', { device: 3, person: 5 }),
    tap('18:58:50', { device: 4, person: 6 }),
    tap('18:59:00', { device: null, person: 7 }),
  ];
  expect(drawn(steps)?.rows.map(({ name, detail }) => [name, detail])).toEqual([
    ['手机甲', '7F3A…'],
    ['手机乙', 'C21D…'],
    ['其余 2 部', '各 1 人'],
    ['没有设备号', '1 人'],
  ]);
});

it('at most four devices have a row of their own', () => {
  const steps = Array.from({ length: 6 }, (_, place) =>
    tap(`18:58:0${place}`, { ...about(place), device: place + 1 }),
  );
  expect(drawn(steps)?.rows.map(({ name }) => name)).toEqual([
    '手机甲',
    '手机乙',
    '手机丙',
    '手机丁',
    '其余 2 部',
  ]);
});

it('devices that were forgotten leave one row', () => {
  const steps = [
    tap('18:58:00', { ...about(1), device: null }),
    tap('18:59:00', { device: null, person: 2 }),
  ];
  expect(drawn(steps, true)?.rows.map(({ name }) => name)).toEqual(['设备已按期删除']);
});
