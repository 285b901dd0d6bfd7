import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import mysql from 'mysql2/promise'
import { freePort } from '../../../../bench/free-port.ts'
import { createTemporaryFolder } from './temporary-folder.ts'
import type { Defer } from './test-database.ts'

const run = promisify(execFile)
const binary = '/usr/sbin/mariadbd'

/** Debian's MariaDB in a folder of its own, with a certificate for `localhost` that its own authority signed. */
export async function startMariaDb({ password, defer }: { password: string; defer: Defer }) {
  const folder = await createTemporaryFolder(defer)
  await chmod(folder, 0o777)
  const caCertificate = await makeCertificate(folder)
  // Without this it refuses to serve root. The package of the program alone brings no account of its own.
  const own = process.getuid?.() === 0 ? ['--user=root'] : []
  const at = [`--datadir=${join(folder, 'data')}`, ...own]
  await run('mariadb-install-db', ['--no-defaults', ...at, '--auth-root-authentication-method=normal'])
  const port = await freePort()
  const child = spawn(
    binary,
    [
      '--no-defaults',
      ...at,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      `--socket=${join(folder, 'socket')}`,
      `--pid-file=${join(folder, 'pid')}`,
      `--ssl-cert=${join(folder, 'cert.pem')}`,
      `--ssl-key=${join(folder, 'key.pem')}`,
      '--skip-log-bin',
      '--skip-name-resolve',
    ],
    { stdio: 'ignore' },
  )
  defer(async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  const root = await connectPatiently(join(folder, 'socket'))
  await root.query(`create database shop; use shop;
    create table customers (id int primary key, name varchar(80) not null, city varchar(80) default 'Oslo');
    create table orders (id int primary key, customer_id int not null, total decimal(10, 2),
      foreign key orders_customer (customer_id) references customers (id)) engine = InnoDB;
    create view big_orders as select * from orders where total > 50;
    insert into customers select seq, concat('Customer ', seq), if(seq % 3 = 0, null, concat('City ', seq % 5))
      from seq_1_to_120;
    insert into orders select seq, seq, seq * 1.5 from seq_1_to_120;
    create user shop@'%' identified by '${password}';
    grant all on shop.* to shop@'%'`)
  await root.end()
  return { port, caCertificate }
}

/** The certificate of the authority. */
async function makeCertificate(folder: string): Promise<string> {
  const path = (name: string) => join(folder, name)
  await writeFile(path('names'), 'subjectAltName=DNS:localhost')
  const request = ['req', '-newkey', 'rsa:2048', '-nodes', '-subj']
  await run('openssl', [...request, '/CN=Test', '-x509', '-keyout', path('ca.key'), '-out', path('ca.pem')])
  await run('openssl', [...request, '/CN=localhost', '-keyout', path('key.pem'), '-out', path('request')])
  const authority = ['-CA', path('ca.pem'), '-CAkey', path('ca.key'), '-CAcreateserial']
  const signing = [
    'x509',
    '-req',
    '-in',
    path('request'),
    '-extfile',
    path('names'),
    '-out',
    path('cert.pem'),
  ]
  await run('openssl', [...signing, ...authority])
  return readFile(path('ca.pem'), 'utf8')
}

async function connectPatiently(socketPath: string) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await mysql.createConnection({ socketPath, user: 'root', multipleStatements: true })
    } catch (error) {
      if (attempt > 100) throw error
      await sleep(100)
    }
  }
}
