import { expect, it } from 'vitest';
import { certificateNumber, groupedNumber, isCertificateNumber } from './certificate-number.rules.ts';

const certNo = certificateNumber({ area: '990100', day: '2026-11-23', serial: 318 });

it('has the area, the day, the count and a letter', () => {
  expect(certNo).toMatch(/^ZM99010020261123000318[A-Y]$/);
  expect(groupedNumber(certNo)).toMatch(/^ZM 990100 20261123 000318 [A-Y]$/);
  expect(isCertificateNumber(certNo)).toBe(true);
});

it('betrays every mistyped figure and every two neighbours that changed places', () => {
  const places = Array.from({ length: 20 }, (_, at) => at + 2);
  const mistyped = places.flatMap((at) =>
    [...'0123456789']
      .filter((digit) => digit !== certNo[at])
      .map((digit) => certNo.slice(0, at) + digit + certNo.slice(at + 1)),
  );
  const swapped = places
    .filter((at) => at < 21 && certNo[at] !== certNo[at + 1])
    .map((at) => `${certNo.slice(0, at)}${certNo[at + 1]}${certNo[at]}${certNo.slice(at + 2)}`);
  expect(mistyped).toHaveLength(180);
  expect([...mistyped, ...swapped].filter(isCertificateNumber)).toEqual([]);
});
