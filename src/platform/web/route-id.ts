import { useParams } from 'react-router';

/** An id in an address: digits only, positive, a safe integer (decision 0012). Undefined for anything else, which is /404. */
export function parseRouteId(text: string | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,15}$/.test(text)) return undefined;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The id in the address of a centre's page; the guard let only digits through. */
export function useRouteId(name = 'id'): number {
  const id = parseRouteId(useParams()[name]);
  if (id === undefined) throw new Error(`this page has no ${name} in its address`);
  return id;
}
