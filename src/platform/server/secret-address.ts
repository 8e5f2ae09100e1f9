/** Headers of whatever lies at an address that only its holder knows: no other site and no search engine learns it. */
export const secretAddressHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } as const;
