type Position = { lng?: number; lat?: number; accuracyM?: number };

const patienceMs = 4_000;

/** Where the person is, when the browser tells within four seconds; nothing otherwise, for place is a signal and no block. */
export function currentPosition(): Promise<Position> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({});
    const timer = setTimeout(() => resolve({}), patienceMs);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer);
        resolve({
          lng: coords.longitude,
          lat: coords.latitude,
          accuracyM: Math.min(coords.accuracy, 100_000),
        });
      },
      () => {
        clearTimeout(timer);
        resolve({});
      },
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 30_000 },
    );
  });
}
