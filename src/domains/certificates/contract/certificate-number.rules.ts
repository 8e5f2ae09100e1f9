/** Letters without those that are read as figures. */
const checkLetters = 'ABCDEFGHJKLMNPQRSTUVWXY';
const digitsOf = /^ZM(\d{20})([A-Z])$/;

/** The letter that betrays a mistyped figure and two that changed places: weights 1 to 20, modulo 23. */
const checkLetterOf = (digits: string): string => {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at + 1), 0);
  return checkLetters[sum % checkLetters.length] ?? 'A';
};

/** `ZM` + six digits of the area + day + six digits of the day's count + check letter (67号令; decision 0025). */
export function certificateNumber({
  area,
  day,
  serial,
}: {
  area: string;
  day: string;
  serial: number;
}): string {
  const digits = `${area.padEnd(6, '0').slice(0, 6)}${day.replaceAll('-', '')}${String(serial).padStart(6, '0')}`;
  return `ZM${digits}${checkLetterOf(digits)}`;
}

/** Whether the check letter fits the figures before it. */
export function isCertificateNumber(text: string): boolean {
  const [, digits = '', letter = ''] = digitsOf.exec(text) ?? [];
  return digits !== '' && checkLetterOf(digits) === letter;
}

/** In groups, as it stands on paper: `ZM 990100 20261123 000318 K`. */
export const groupedNumber = (certNo: string): string =>
  certNo.replace(/^(ZM)(\d{6})(\d{8})(\d{6})([A-Z])$/, '$1 $2 $3 $4 $5');
