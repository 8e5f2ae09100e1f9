/** Where passkeys are used: they belong to one name, and browsers give them only to its pages. */
export type PasskeySite = { origin: string; rpId: string };

/**
 * The site of the configured public address; nothing where browsers offer no passkeys: at a bare IP address, and without
 * https elsewhere than on this machine.
 */
export function passkeySiteOf(publicUrl: string): PasskeySite | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isName = !/^[\d.]+$/.test(hostname) && !hostname.startsWith('[');
  return isName && (protocol === 'https:' || hostname === 'localhost')
    ? { origin, rpId: hostname }
    : undefined;
}

/**
 * Whether an authenticator counts fewer uses than it did before: somebody copied it (WebAuthn Level 2, 6.1.1). One that
 * counts nothing, as passkeys that are kept in sync do, always says 0.
 */
export const isCounterBack = (before: number, now: number): boolean =>
  (before > 0 || now > 0) && now <= before;
