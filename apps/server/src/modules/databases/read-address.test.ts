import { describe, expect, it } from 'vitest'
import { readAddress } from './read-address.ts'

const read = (url: string) => readAddress({ address: { url }, tls: 'verify' })

describe('the address of a database', () => {
  it.each([
    ['postgres://u:p@db.example.com/shop', { engine: 'postgresql', port: 5432 }],
    ['postgresql://u:p@db.example.com:6543/shop', { engine: 'postgresql', port: 6543 }],
    ['mysql://u:p@db.example.com/shop', { engine: 'mysql', port: 3306 }],
    ['mariadb://u:p@db.example.com/shop', { engine: 'mysql', port: 3306 }],
    ['postgres://u:p@db.example.com/shop?sslmode=disable', { tls: 'off' }],
    ['postgres://u:p@db.example.com/shop?sslmode=require', { tls: 'require' }],
    ['postgres://u:p@db.example.com/shop?sslmode=verify-ca', { tls: 'verify' }],
    ['mysql://u:p@db.example.com/shop?ssl-mode=verify-full', { tls: 'verify' }],
    ['mysql://u:p@db.example.com/shop?ssl-mode=DISABLED', { tls: 'off' }],
    ['mysql://u:p@db.example.com/shop?ssl-mode=REQUIRED', { tls: 'require' }],
    ['mysql://u:p@db.example.com/shop?ssl-mode=verify_ca', { tls: 'verify' }],
    ['mysql://u:p@db.example.com/shop?ssl-mode=VERIFY_IDENTITY', { tls: 'verify' }],
    ['postgres://u:p@db.example.com/shop?sslmode=require&channel_binding=require', { tls: 'verify' }],
    ['postgres://u:p@db.example.com/shop?channel_binding=prefer&sslmode=require', { tls: 'require' }],
    ['postgres://u:p@db.example.com/shop?sslmode=disable&channel_binding=disable', { tls: 'off' }],
    ['postgres://u:p@db.example.com:6543/shop?pgbouncer=true&connect_timeout=15', { port: 6543 }],
    ['postgres://u:p@db.example.com/shop?application_name=shop', { database: 'shop' }],
    ['postgres://u:p@[2001:db8::1]:5432/shop', { host: '2001:db8::1' }],
    [
      'postgres://us%40er:p%3A%2F%40ss@db.example.com/sh%20op',
      { username: 'us@er', password: 'p:/@ss', database: 'sh op' },
    ],
  ])('%s is understood', (url, parts) => {
    expect(read(url)).toMatchObject({ host: 'db.example.com', tls: 'verify', caCertificate: null, ...parts })
  })

  it.each([
    'https://u:p@db.example.com/shop',
    'file:///etc/passwd',
    'db.example.com',
    'postgres://',
    'postgres:///shop',
    'postgres://db.example.com/shop',
    'postgres://u:p@db.example.com',
    'postgres://u:p@db.example.com/%E0%A4%A',
    'postgres://u:p@db.example.com/shop?sslmode=prefer',
    'mysql://u:p@db.example.com/shop?ssl-mode=PREFERRED',
    'postgres://u:p@db.example.com/shop?pgbouncer=true&sslmode=allow',
    'postgres://u:p@db.example.com/shop?sslmode=constructor',
  ])('%s is refused', (url) => {
    expect(() => read(url)).toThrow(/address/)
  })

  it.each([
    'host=127.0.0.1',
    'hostaddr=127.0.0.1',
    'port=22',
    'service=x',
    'sslcert=/etc/passwd',
    'sslkey=/etc/shadow',
    'sslrootcert=/etc/passwd',
    'options=-c%20x',
    'socketPath=/tmp/mysql.sock',
    'multipleStatements=true',
    'infileStreamFactory=x',
    '__proto__=x',
  ])('takes no parameter such as %s, with which drivers go elsewhere', (parameter) => {
    expect(() => read(`postgres://u:p@db.example.com/shop?${parameter}`)).toThrow('not supported')
  })
})
