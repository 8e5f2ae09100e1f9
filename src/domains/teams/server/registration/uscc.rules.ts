const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const length = 18;

/** Whether a 统一社会信用代码 can be one: shape and check character (GB 32100-2015). */
export function isUscc(text: string): boolean {
  if (text.length !== length || /[^0-9A-HJ-NP-RTUWXY]/.test(text)) return false;
  const sum = Array.from(text.slice(0, -1)).reduce(
    (total, letter, place) => total + alphabet.indexOf(letter) * weightOf(place),
    0,
  );
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length] === text.at(-1);
}

/** Powers of three, modulo 31. */
const weightOf = (place: number): number =>
  Array.from({ length: place }).reduce<number>((weight) => (weight * 3) % alphabet.length, 1);
