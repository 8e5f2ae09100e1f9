import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentPosition } from './current-position.ts';

const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
const ask = () => currentPosition({ patienceMs: 4_000, isExact: true });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  getCurrentPosition.mockReset();
});

describe('currentPosition', () => {
  it('gives the place, and an accuracy that the check-in takes', async () => {
    const coords = { longitude: 118.8, latitude: 32, accuracy: 250_000 } as GeolocationCoordinates;
    getCurrentPosition.mockImplementation((found) => found({ coords } as GeolocationPosition));
    expect(await ask()).toEqual({ position: { lng: 118.8, lat: 32, accuracyM: 100_000 } });
    expect(getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ enableHighAccuracy: true, timeout: 4_000 });
  });

  it.each([
    [1, 'refused'],
    [2, 'unavailable'],
    [3, 'late'],
  ])('names the browser’s failure %i: %s', async (code, failure) => {
    getCurrentPosition.mockImplementation((_found, failed) => failed?.({ code } as GeolocationPositionError));
    expect(await ask()).toEqual({ failure });
  });

  it('does not wait for ever for an answer to the browser’s question', async () => {
    const answer = ask();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await answer).toEqual({ failure: 'late' });
  });

  it('asks nobody where the browser cannot tell', async () => {
    vi.stubGlobal('isSecureContext', false);
    expect(await ask()).toEqual({ failure: 'unavailable' });
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', {});
    expect(await ask()).toEqual({ failure: 'unavailable' });
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });
});
