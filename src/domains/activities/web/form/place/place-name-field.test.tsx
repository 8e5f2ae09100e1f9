import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useActivityForm } from '../activity-form-context.ts';
import { newActivityForm } from '../activity-form-defaults.ts';
import { HeldForm } from '../shifts/held-form.tsx';
import { PlaceNameField } from './place-name-field.tsx';

const found = [
  {
    name: '鹿渚公园东门',
    address: '鹿渚区公园东路',
    area: '320102',
    areaName: '鹿渚区',
    lng: 118.8,
    lat: 31.9,
    isUnit: false,
  },
  {
    name: '鹿渚公园无障碍入口',
    address: '鹿渚区滨江南路 1 号',
    area: '320102',
    areaName: '鹿渚区',
    lng: 118.81,
    lat: 31.91,
    isUnit: false,
  },
];
const start = newActivityForm(
  { category: 'eco', area: '', contactName: '', contactPhone: '' },
  new Date('2026-11-21T09:00:00+08:00'),
);

function Told() {
  const { form } = useActivityForm();
  const { placeName, address, area, lng, lat } = form;
  return <output aria-label="地点">{JSON.stringify([placeName, address, area, lng, lat])}</output>;
}
const told = (): unknown => JSON.parse(screen.getByLabelText('地点').textContent ?? '');
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /集合地点/ });

beforeEach(() => {
  HTMLElement.prototype.showPopover = vi.fn<() => void>();
  HTMLElement.prototype.hidePopover = vi.fn<() => void>();
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: '', result: { places: found } }));
  render(
    <HeldForm start={start}>
      <PlaceNameField />
      <Told />
    </HeldForm>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const optionOf = (name: RegExp) => screen.findByRole('option', { name, hidden: true });

it('fills address, area and spot with a place chosen by the keyboard', async () => {
  await userEvent.type(field(), 'lzgy');
  await optionOf(/鹿渚公园东门/);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toContain('鹿渚公园无障碍入口');
  await userEvent.keyboard('{Enter}');
  expect(told()).toEqual(['鹿渚公园无障碍入口', '鹿渚区滨江南路 1 号', '320102', 118.81, 31.91]);
  expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
});

it('keeps free text when nothing is chosen, on Enter, Escape and leaving', async () => {
  await userEvent.type(field(), '桥头大樟树下');
  await optionOf(/鹿渚公园东门/);
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe('桥头大樟树下');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox', { hidden: true })).toBeNull());
  await userEvent.tab();
  expect(told()).toEqual(['桥头大樟树下', '', null, null, null]);
});
