import { expect, test } from 'vitest'
import { balanceWords } from './balance-words.ts'

const said = (balanceGrosze: number, preparedGrosze: number, onTheWayGrosze: number) =>
  balanceWords({ balanceGrosze, preparedGrosze, onTheWayGrosze })
    .join(' ')
    .replace(/[\u00a0\u202f]/g, ' ')

test('a transfer on its way is no part of what is owed beside a newer debt', () => {
  expect(said(66_983, 0, 70_177)).toMatch(/^Już w drodze do Ciebie: 701,77 zł\. Masz do oddania 31,94 zł\./)
  expect(said(-3194, 70_177, 0)).toMatch(
    /^W przygotowanym przelewie: 701,77 zł\. Masz do oddania 733,71 zł\./,
  )
})

test('without a debt what is on its way is a part of what the fleet owes', () => {
  expect(said(94_695, 0, 43_835)).toBe(
    'Flota ma Ci do zapłaty 946,95 zł, z tego 438,35 zł jest już w drodze.',
  )
  expect(said(-3194, 0, 0)).toMatch(/^Masz do oddania 31,94 zł\./)
})
