import { BlockList, isIPv6 } from 'node:net';

/**
 * Whoever limits by address limits by this: an IPv6 customer has a whole /64 and as many addresses as they like, so that is
 * what counts as one. An IPv4 address written as IPv6 is itself.
 */
export function networkOf(address: string): string {
  // Asked for every page: most addresses are plain IPv4.
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  // A dotted end stands for two groups.
  const length = before.length + after.length + (bare.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - length }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** How many proxies stand in front, or which. */
export type Proxies = number | readonly string[];

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  // What clouds give their pods and balancers.
  ['100.64.0.0', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

const isPrivate = (address: string) => PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Whose word about the caller's address counts, as Fastify wants it. A hop count alone would believe whoever reaches the
 * process past the proxies, so the nearest one must also be on a private network; one that is not has to be named.
 */
export function trustedProxies(proxies: Proxies) {
  if (typeof proxies !== 'number') return [...proxies];
  if (proxies === 0) return false;
  return (address: string, hop: number): boolean => hop < proxies && (hop > 0 || isPrivate(address));
}
