import { isIPv6 } from 'node:net';

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
