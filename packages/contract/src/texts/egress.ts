/** Why this server did not call an address that somebody gave it. */
export const egress = {
  notAnAddress: 'This is not an address that this server can call.',
  notFound: 'No server was found under this name. Check the spelling.',
  privateAddress:
    'This address belongs to a private network, and this server does not call those. Its operator can allow it with ALLOW_PRIVATE_ADDRESSES.',
  unreachable: 'The server at this address did not answer.',
} as const
