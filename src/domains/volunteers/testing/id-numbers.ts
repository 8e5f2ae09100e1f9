const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

export type IdWish = { birthOn: string; gender: 'male' | 'female'; area?: string; serial?: number };

/** A resident ID number with the right check digit; `serial` 0 to 49 makes different people of one day. */
export function buildIdNo({ birthOn, gender, area = '110105', serial = 1 }: IdWish): string {
  const order = String(serial * 2 + (gender === 'male' ? 1 : 0)).padStart(3, '0');
  const digits = area + birthOn.replaceAll('-', '') + order;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return digits + '10X98765432'[sum % 11];
}
