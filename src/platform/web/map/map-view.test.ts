import { describe, expect, it } from 'vitest';
import { CITY_SHEET, toMapPoint } from './city-map.ts';
import type { MapPin } from './sketch-map.tsx';
import {
  areTogether,
  clusterPins,
  fitView,
  isIn,
  panned,
  seenPart,
  unitsPerPixel,
  widestOf,
  zoomed,
} from './map-view.ts';

const boxes = [
  { width: 860, height: 640 },
  { width: 358, height: 320 },
  { width: 1200, height: 520 },
];
const pin = (key: number, lng: number, lat: number): MapPin => ({
  key: `${key}`,
  label: `活动 ${key}`,
  lng,
  lat,
});
/** Sixty places, from corner to corner of the city and a little beyond. */
const sixty = Array.from({ length: 60 }, (_, index) =>
  pin(index, 118.58 + ((index * 37) % 60) * 0.0075, 31.88 + ((index * 23) % 60) * 0.0056),
);

describe.each(boxes)('in a box of $width × $height', (box) => {
  const fit = fitView(sixty.map(toMapPoint), box);

  it('shows every pin at first, the whole pin above its place', () => {
    const seen = seenPart(fit, box);
    const units = unitsPerPixel(fit, box);
    for (const place of sixty.map(toMapPoint)) {
      expect(isIn(seen, place)).toBe(true);
      expect(isIn(seen, { x: place.x, y: place.y - 52 * units })).toBe(true);
    }
    const clusters = clusterPins(sixty, fit, box);
    expect(clusters.flatMap(({ pins }) => pins)).toHaveLength(60);
  });

  it('leaves the column of buttons at the right free', () => {
    const seen = seenPart(fit, box);
    const units = unitsPerPixel(fit, box);
    for (const { x } of sixty.map(toMapPoint))
      expect((x - seen.x) / units + 22).toBeLessThan(box.width - 14 - 40);
  });

  it('draws no pin over another', () => {
    for (const view of [fit, zoomed(fit, { factor: 4, around: toMapPoint(sixty[0]!) }, widestOf(fit))]) {
      const units = unitsPerPixel(view, box);
      const clusters = clusterPins(sixty, view, box);
      for (const [index, one] of clusters.entries())
        for (const other of clusters.slice(index + 1))
          expect(
            Math.abs(one.at.x - other.at.x) >= 38 * units || Math.abs(one.at.y - other.at.y) >= 52 * units,
          ).toBe(true);
    }
  });

  it('leaves out what is not seen', () => {
    const near = zoomed(fit, { factor: 8, around: toMapPoint(sixty[0]!) }, widestOf(fit));
    const shown = clusterPins(sixty, near, box).flatMap(({ pins }) => pins);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(60);
    for (const one of shown) expect(isIn(seenPart(near, box), toMapPoint(one))).toBe(true);
  });
});

it('one place is shown with its surroundings, no place with the city', () => {
  expect(fitView([{ x: 600, y: 360 }], boxes[0]!)).toMatchObject({ x: 450, width: 300 });
  expect(fitView([], boxes[0]!)).toEqual(CITY_SHEET);
});

it('zooming keeps the point under the finger, and ends', () => {
  const around = { x: 300, y: 200 };
  const near = zoomed(CITY_SHEET, { factor: 2, around }, CITY_SHEET);
  expect(near).toEqual({ x: 150, y: 100, width: 600, height: 360 });
  expect(zoomed(CITY_SHEET, { factor: 0.5, around }, CITY_SHEET)).toBe(CITY_SHEET);
  expect(
    zoomed(zoomed(near, { factor: 100, around }, CITY_SHEET), { factor: 2, around }, CITY_SHEET).width,
  ).toBe(36);
});

it('moves by parts of the view and never past the edge of the city', () => {
  const near = zoomed(CITY_SHEET, { factor: 4, around: { x: 600, y: 360 } }, CITY_SHEET);
  expect(panned(near, { x: 0.25, y: 0 }, CITY_SHEET).x).toBe(near.x + 75);
  const far = panned(near, { x: 100, y: -100 }, CITY_SHEET);
  expect([far.x + far.width / 2, far.y + far.height / 2]).toEqual([1200, 0]);
});

it('tells what lies at one place from what only looks so', () => {
  const box = boxes[0]!;
  expect(areTogether([pin(1, 118.8, 32), pin(2, 118.8, 32)], box)).toBe(true);
  expect(areTogether([pin(1, 118.8, 32), pin(2, 118.82, 32)], box)).toBe(false);
});
