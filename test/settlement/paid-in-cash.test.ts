import { expect, test } from 'vitest'
import { savePayeeAccount } from '#features/settlement/accounts/contract.ts'
import { answered } from '#test/server/test-server.ts'
import { numbered } from '#test/transfers/transfer-office.ts'
import { weekOffice } from './week-office.ts'

const office = weekOffice()

test('the office reads of cash where the driver takes cash, in a draft and by the card of now in a closed week', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200 })
  const adam = ids[0] ?? ''
  const give = (revision: number, takesCash: boolean) =>
    office.server.call(
      savePayeeAccount,
      { id: adam, account: numbered(0), revision, takesCash },
      { as: office.money },
    )
  const takesCash = async () => (await office.statement(adam)).payee.takesCash
  answered(await give(0, true))
  expect(await takesCash()).toBe(true)
  await office.closeAll()
  expect(await takesCash()).toBe(true)
  // Transfers go by the card of now, so that the account is where the money goes again.
  answered(await give(1, false))
  expect(await takesCash()).toBe(false)
  answered(await give(2, true))
  expect(await takesCash()).toBe(true)
})
