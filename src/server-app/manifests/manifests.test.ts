import { expect, test } from 'vitest'
import { actionOf } from '#platform/pure/manifest.ts'
import type { Platform } from '#platform/server/platform.ts'
import { startTestServer } from '#test/server/test-server.ts'
import { driverPorts, HOLDERS_IN_TURN } from '../driver-ports.ts'
import { allEndpoints } from '../endpoints.ts'
import { allJobs, allRoutes, createShared } from '../wiring.ts'
import { pureManifests } from './pure-manifests.ts'
import { serverManifests } from './server-manifests.ts'

const named = [...pureManifests.values()].flatMap(({ auditNames }) => auditNames)
const actionOfName = (call: (typeof named)[number][0]) => (typeof call === 'string' ? call : actionOf(call))

async function withPlatform<T>(look: (platform: Platform) => T): Promise<T> {
  const server = await startTestServer()
  try {
    return look(server.platform)
  } finally {
    await server.close()
  }
}

test('every call that leaves a trace in the audit log has Polish words there', async () => {
  const names = new Set(named.map(([call]) => actionOfName(call)))
  const routes = await withPlatform((platform) => allRoutes(platform, createShared(platform)))
  const audited = routes.filter(({ kind, endpoint }) => kind === 'write' || endpoint.audit !== undefined)
  expect(audited.length).toBeGreaterThan(100)
  expect(audited.map(({ endpoint }) => actionOf(endpoint)).filter((action) => !names.has(action))).toEqual([])
})

test('words are given once, and to calls that there are', () => {
  const actions = named.map(([call]) => actionOfName(call))
  expect(actions.filter((action, index) => actions.indexOf(action) !== index)).toEqual([])
  const strange = named.filter(([call]) => typeof call !== 'string' && !allEndpoints.includes(call))
  expect(strange.map(([, name]) => name)).toEqual([])
})

test('who keeps something of a driver has a turn, and only they', () => {
  const holders = [...serverManifests].flatMap(([feature, { driverDataHolder }]) =>
    driverDataHolder ? [feature] : [],
  )
  expect([...HOLDERS_IN_TURN].sort()).toEqual(holders.sort())
})

test('every feature’s jobs are run, no two under one name', async () => {
  const names = await withPlatform((platform) => {
    expect(driverPorts(platform).holders).toHaveLength(HOLDERS_IN_TURN.length)
    return allJobs(platform).map(({ name }) => name)
  })
  expect(names.length).toBeGreaterThan(10)
  expect(new Set(names).size).toBe(names.length)
})
