/** What a MySQL 8 says first: what it is, and how one signs in. */
export const greeting = Buffer.concat([
  Buffer.from('\n8.0.36\0'),
  Buffer.from([1, 0, 0, 0]),
  Buffer.from('12345678\0'),
  // What it can do: names of databases, its newer protocol, transactions, and ways to sign in by name.
  Buffer.from([0x08, 0xa2, 255, 2, 0, 0x08, 0, 21]),
  Buffer.alloc(10),
  Buffer.from('123456789012\0mysql_native_password\0'),
])

/** That all is well. */
export const fine = Buffer.from([0, 0, 0, 2, 0, 0, 0])

/** Each with its length and its place in the conversation before it. */
export const packets = (place: number, bodies: readonly Buffer[]) =>
  Buffer.concat(bodies.flatMap((body, index) => [Buffer.from([body.length, 0, 0, place + index]), body]))
