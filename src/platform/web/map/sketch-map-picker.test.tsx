import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Place } from './city-map.ts';
import { SketchMapPicker } from './sketch-map-picker.tsx';

afterEach(cleanup);

function renderPicker(start?: Place) {
  const onChange = vi.fn<(place: Place) => void>();
  function Harness() {
    const [value, setValue] = useState<Place | undefined>(start);
    const take = (place: Place) => {
      onChange(place);
      setValue(place);
    };
    return <SketchMapPicker label="集合地点" value={value} onChange={take} radiusMetres={300} />;
  }
  render(<Harness />);
  const field = screen.getByRole('application');
  return { field, last: () => onChange.mock.lastCall?.[0] };
}

const AT_PARK: Place = { lng: 118.83, lat: 32.06 };

describe('picking by keyboard', () => {
  it('moves by the arrow keys, north up and east right', async () => {
    const { field, last } = renderPicker(AT_PARK);
    field.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    expect(last()).toEqual({ lng: 118.832, lat: 32.062 });
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    expect(last()).toEqual(AT_PARK);
  });

  it('goes ten times as far with Shift', async () => {
    const { field, last } = renderPicker(AT_PARK);
    field.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(last()?.lng).toBeCloseTo(118.81, 6);
  });

  it('goes half as far after zooming in', async () => {
    const { field, last } = renderPicker(AT_PARK);
    await userEvent.click(screen.getByRole('button', { name: '放大' }));
    field.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(last()?.lng).toBeCloseTo(118.831, 6);
  });

  it('starts in the middle of the city on Enter', async () => {
    const { field, last } = renderPicker();
    field.focus();
    expect(field.getAttribute('aria-label')).toContain('还没有选点');
    await userEvent.keyboard('{Enter}');
    expect(last()).toEqual({ lng: 118.8, lat: 32.05 });
    expect(field.getAttribute('aria-label')).toContain('东经 118.80000°');
  });

  it('does not leave the city', async () => {
    const { field, last } = renderPicker({ lng: 119, lat: 31.9 });
    field.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(last()).toEqual({ lng: 119, lat: 31.9 });
  });

  it('leaves other keys alone', async () => {
    const { field, last } = renderPicker(AT_PARK);
    field.focus();
    await userEvent.keyboard('a{Enter}{Tab}');
    expect(last()).toBeUndefined();
  });
});

it('takes the place that was clicked', () => {
  const { field, last } = renderPicker();
  vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 600, 360));
  fireEvent.click(field, { clientX: 10 + 150, clientY: 20 + 90 });
  expect(last()).toEqual({ lng: 118.7, lat: 32.125 });
});

it('draws how near one must be to check in', () => {
  renderPicker(AT_PARK);
  const reach = document.querySelector('.reach');
  expect(Number(reach?.getAttribute('rx'))).toBeCloseTo((300 / 94_500) * 3_000, 3);
});
