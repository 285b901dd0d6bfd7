import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const request =
  'A website maintenance system with server monitoring, website repair and Trojan horse detection. Users monitor server status, repair server failures, and detect and remove Trojan horses.'

it('finds something in a scan for harmful files, and takes a failure for no machine', () => {
  const { screens, entities } = understand(request)
  const jobs = screens.flatMap(({ sections }) => sections).filter((section) => section.type === 'jobs')
  const scan = jobs.find(({ verb }) => verb === 'Scan')
  expect(scan?.findings?.length).toBeGreaterThan(2)
  expect(jobs.find(({ verb }) => verb === 'Repair')).not.toHaveProperty('findings')
  const servers = entities.find(({ id }) => id === 'server')?.records.map((record) => JSON.stringify(record))
  expect(servers?.length).toBeGreaterThan(3)
  expect(servers?.filter((name) => /failure/i.test(name))).toEqual([])
})
