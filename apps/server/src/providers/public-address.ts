import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { Refused } from './outbound-client.ts';

/** Everything that is not the open internet: loopback, private and link-local networks, documentation, multicast. */
const CLOSED_4: ReadonlyArray<readonly [network: string, prefix: number]> = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of IPv6 only global unicast is open, without what wraps an IPv4 address. */
const CLOSED_6: ReadonlyArray<readonly [network: string, prefix: number]> = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
];

const closed = new BlockList();
for (const [network, prefix] of CLOSED_4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of CLOSED_6) closed.addSubnet(network, prefix, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * For the `lookup` of a connection: the very address that was judged is the one connected to, so a name that leads
 * elsewhere a moment later gains nothing.
 */
export function createPublicLookup(isOpen: (address: string) => boolean = isPublicAddress) {
  return (host: string, options: LookupOptions, found: Found): void => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      const open = addresses.filter(({ address }) => isOpen(address));
      const [first] = open;
      if (!first) return found(new Refused('the address is not on the open internet'), []);
      return options.all ? found(null, open) : found(null, first.address, first.family);
    });
  };
}
