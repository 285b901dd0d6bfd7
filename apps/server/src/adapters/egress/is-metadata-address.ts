import ipaddr from 'ipaddr.js'

/**
 * Where clouds hand a machine its credentials. No database and no service of a user is there, so these stay closed
 * also where the operator allows private addresses. Azure's looks like any public address.
 */
const metadataAddresses = new Set([
  '169.254.169.254',
  '169.254.169.253',
  '169.254.169.123',
  '169.254.170.2',
  '169.254.170.23',
  '169.254.0.23',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd00:ec2::253',
  'fd00:ec2::23',
  'fd20:ce::254',
  'fd00:42::42',
])

export function isMetadataAddress(address: string): boolean {
  // `process` also finds the IPv4 address inside ::ffff:169.254.169.254.
  return ipaddr.isValid(address) && metadataAddresses.has(ipaddr.process(address).toString())
}
