import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The code that came with the address of the page, once: it is taken out of the address when it was read, so that a reload
 * or a shared link does nothing. The second value sets a code that came another way, or none.
 */
export function useScannedCode(): [string | undefined, (code: string | undefined) => void] {
  const [search, setSearch] = useSearchParams();
  const arrived = search.get('code');
  const [code, setCode] = useState(arrived ?? undefined);
  if (arrived !== null && arrived !== code) setCode(arrived);
  useEffect(() => {
    if (arrived === null) return;
    setSearch(
      (before) => {
        before.delete('code');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [arrived, setSearch]);
  return [code, setCode];
}

/** The code in what a hand scanner typed or a person pasted: the whole address, or the code alone. */
export function codeInText(text: string): string {
  const found = /[?&]code=([^&#\s]+)/i.exec(text);
  return (found?.[1] ?? text).trim();
}

/** My page of an activity with the code of the leader's screen, out of the address in its QR; nothing when it is another text. */
export function leaderCodePath(text: string): string | undefined {
  const found = /\/usercenter\/index\/myactivity\/detail\/(\d+)\?shift=(\d+)&code=([0-9A-Z]+)$/i.exec(
    text.trim(),
  );
  return found
    ? `/usercenter/index/myactivity/detail/${found[1]}?shift=${found[2]}&code=${found[3]}`
    : undefined;
}
