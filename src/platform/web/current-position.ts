/** Why the browser does not tell where the person is: they or their settings say no, it cannot, or not in time. */
export type PositionFailure = 'refused' | 'unavailable' | 'late';

export type PositionAnswer =
  | { position: { lng: number; lat: number; accuracyM: number }; failure?: undefined }
  | { position?: undefined; failure: PositionFailure };

/** Why, and what to do, without the full stop: the place of use may add another way. */
export const positionFailureTexts: Record<PositionFailure, string> = {
  refused: '浏览器没有允许使用位置。请在地址栏左边的网站设置里允许“位置”后再按一次',
  unavailable: '这台设备现在给不出位置。请打开系统的定位服务后再按一次',
  late: '等了一会儿还没有得到位置。请再按一次',
};

type PositionWish = {
  /** In all, the person's answer to the browser's question included. */
  patienceMs: number;
  /** As exact as the device can, which takes longer and costs power. */
  isExact: boolean;
};

/** An earlier position of the device that is still good. */
const freshMs = 30_000;
const mostAccuracyM = 100_000;
const refusedCode = 1;
const lateCode = 3;

/** Asks the browser, and so the person, where they are; called only when they have pressed something that needs it. Never rejects. */
export function currentPosition({ patienceMs, isExact }: PositionWish): Promise<PositionAnswer> {
  return new Promise((resolve) => {
    // Without https browsers answer like a refusal, which nobody could take back.
    if (!isSecureContext || !('geolocation' in navigator)) return resolve({ failure: 'unavailable' });
    // The browser's own time limit begins only when the person has answered.
    const timer = setTimeout(() => resolve({ failure: 'late' }), patienceMs);
    const settle = (answer: PositionAnswer): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude: lng, latitude: lat, accuracy } }) =>
        settle({ position: { lng, lat, accuracyM: Math.min(accuracy, mostAccuracyM) } }),
      ({ code }) => settle({ failure: failureOf(code) }),
      { enableHighAccuracy: isExact, timeout: patienceMs, maximumAge: freshMs },
    );
  });
}

function failureOf(code: number): PositionFailure {
  if (code === refusedCode) return 'refused';
  return code === lateCode ? 'late' : 'unavailable';
}
