import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { startTestServer, answered } from '#test/server/test-server.ts'
import { addDrivers, closeStatements } from '#test/transfers/closed-statements.ts'
import { savePayeeAccount } from '#features/settlement/accounts/contract.ts'
import { saveTransferSettings } from '#features/settlement/transfers/contract-settings.ts'
import { getTransferProposal, prepareTransferBatch, exportTransferBatch, confirmTransferBatch } from '#features/settlement/transfers/contract.ts'
import { accountOf } from '#features/settlement/transfers/domain/testing/made-orders.ts'
const server = await startTestServer({ at: '2026-11-23T09:00:00Z' })
const anna = await server.asUser({ money: true, admin: true })
const N = Number(process.env.N ?? 200)
const first = ['Jan','Joanna','Sylwia','Sebastian','Oleh','Beata','Wojciech','Tomasz','Natalia','Karol']
const last = ['Przykładowy','Modrzew','Dębiec','Brzozek','Stawiak','Lipka','Cisek','Kovtyk','Wilkosz','Berezko']
const ids = await addDrivers(server, Array.from({ length: N }, (_, i) => `${first[i % 10]} ${last[(i * 7 + Math.floor(i / 10)) % 10]}${i > 20 ? ` ${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(97 + (Math.floor(i / 26) % 26))}` : ''}`))
const num = (i: number) => accountOf(String(i + 101).padStart(24, '1'))
await Promise.all([])
for (const [i, id] of ids.entries()) if (i % 17 !== 3) answered(await server.call(savePayeeAccount, { id, account: num(i % 40 === 39 ? 5 : i), revision: 0, address: ['ul. Długa 5/7', '31-147 Kraków'], ...(i % 29 === 4 ? { takesCash: true } : {}), ...(i === 12 ? { payeeName: '☃' } : {}) }, { as: anna }))
const A = randomUUID()
answered(await server.call(saveTransferSettings, { name: 'Flota Przykładowa sp. z o.o.', address: ['ul. Prosta 1', '00-001 Warszawa'], accounts: [{ id: A, label: 'Główne', number: '61109010140000071219812874', profile: 'default' }], twoPersonsOver: 5_000_000, revision: 0 }, { as: anna }))
const n = (i: number, w: number) => `R/2026/${w}/${String(i + 1).padStart(4, '0')}`
await closeStatements(server, ids.map((driverId, i) => ({ driverId, grosze: 10000 + ((i * 7919) % 60000), number: n(i, 46) })))
const piotr = await server.asUser({ money: true })
const p1 = answered(await server.call(getTransferProposal, {}, { as: anna })).inside
const b = answered(await server.call(prepareTransferBatch, { accountId: A, date: '2026-11-23', ...p1 }, { as: anna }))
const { approveTransferBatch } = await import('#features/settlement/transfers/contract.ts')
answered(await server.call(approveTransferBatch, { id: b.id }, { as: piotr }))
answered(await server.call(exportTransferBatch, { id: b.id }, { as: anna }))
answered(await server.call(confirmTransferBatch, { id: b.id }, { as: anna }))
for (const i of [5, 8]) answered(await server.call(savePayeeAccount, { id: ids[i] ?? '', account: num(i + 5000), revision: 1 }, { as: anna }))
await closeStatements(server, ids.map((driverId, i) => ({ driverId, grosze: 20000 + ((i * 104729) % 90000), number: n(i, 47) })))
answered(await server.call(savePayeeAccount, { id: ids[0] ?? '', account: num(7000), revision: 1 }, { as: anna }))
const t0 = performance.now(); answered(await server.call(getTransferProposal, {}, { as: anna })); console.log('proposal ms', performance.now() - t0)
await server.app.listen({ port: 4406, host: '127.0.0.1' })
writeFileSync('/tmp/t-cookie.json', JSON.stringify({ cookie: anna.cookie, other: piotr.cookie, batch: b.id, driver: ids[0] }))
console.log('up')
