/** How long something waits, coarsely: 38 分钟, 31 小时, 3 天. */
export function waitedLabel(minutes: number): string {
  if (minutes < 60) return `${minutes} 分钟`;
  const hours = Math.floor(minutes / 60);
  return hours < 72 ? `${hours} 小时` : `${Math.floor(hours / 24)} 天`;
}
