/** For how long after a record ended is kept who witnessed it, days (PIPL 19; domain.md B). */
export const witnessDays = 365;

/** Who witnessed a service, as far as it is still kept: `证明人 乔木（手机尾号 0417）`. */
export const witnessWords = ({
  witnessName,
  witnessMobileTail,
}: {
  witnessName: string;
  witnessMobileTail?: string;
}): string => {
  if (witnessName === '') return '证明人的姓名和手机尾号已过保存期，已清除';
  return `证明人 ${witnessName}${witnessMobileTail ? `（手机尾号 ${witnessMobileTail}）` : ''}`;
};
