/** What everybody is called who closed the account: no person's name. */
export const closedPersonName = '已注销用户';

/** 沈知夏 → 沈*夏, 王明 → 王*: names of ordinary people in public (domain.md 1.11). */
export function maskName(name: string): string {
  if (name === closedPersonName) return name;
  const letters = [...name];
  if (letters.length <= 1) return '*';
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** 13812345678 → 138****5678 */
export const maskMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');

/** A phone number of any kind: mobiles as ever, of others (027-87654321) the last four digits. */
export const maskPhone = (phone: string): string => {
  const masked = maskMobile(phone);
  return masked === phone ? phone.replace(/\d(?=(?:\D*\d){4})/g, '*') : masked;
};
