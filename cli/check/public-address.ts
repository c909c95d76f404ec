import { BlockList, isIP } from 'node:net';

/** The ranges that IANA reserves for other uses than the public internet. */
const RESERVED =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3';
/** Inside the public IPv6 space: Teredo, documentation, 6to4 and the like, which may lead to a private address. */
const RESERVED_V6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

function listOf(ranges: string, kind: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [address = '', prefix] of ranges.split(' ').map((range) => range.split('/')))
    list.addSubnet(address, Number(prefix), kind);
  return list;
}

const reserved = listOf(RESERVED, 'ipv4');
const reservedV6 = listOf(RESERVED_V6, 'ipv6');
/** Everything else in IPv6 is local, mapped, translated or unassigned. */
const globalUnicast = listOf('2000::/3', 'ipv6');

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4');
  return isIP(address) === 6 && globalUnicast.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6');
}
