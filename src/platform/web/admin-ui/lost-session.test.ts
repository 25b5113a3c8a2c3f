import { expect, test } from 'vitest'
import { settleLogin, waitForLogin } from './lost-session.ts'

test('all calls that meet the lost session wait for one login, and go on together', async () => {
  const first = waitForLogin()
  const second = waitForLogin()
  expect(second).toBe(first)
  settleLogin(true)
  expect(await first).toBe(true)
})

test('who gives up is told so, and the next loss asks anew', async () => {
  const given = waitForLogin()
  settleLogin(false)
  expect(await given).toBe(false)
  const anew = waitForLogin()
  expect(anew).not.toBe(given)
  settleLogin(true)
  expect(await anew).toBe(true)
})
