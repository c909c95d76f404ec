import { BlockList, isIP } from 'node:net';

/** The ranges that IANA reserves for other uses than the public internet. */
const RESERVED: readonly [address: string, prefix: number][] = [
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

/** Inside the public IPv6 space: Teredo, documentation, 6to4 and the like, which may lead to a private address. */
const RESERVED_V6: readonly [address: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const reserved = new BlockList();
for (const [address, prefix] of RESERVED) reserved.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of RESERVED_V6) reserved.addSubnet(address, prefix, 'ipv6');

/** Everything else in IPv6 is local, mapped, translated or unassigned. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4');
  return isIP(address) === 6 && globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
