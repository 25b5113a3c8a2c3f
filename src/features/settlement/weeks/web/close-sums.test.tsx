import { expect, test } from 'vitest'
import { closeWords } from './close-sums.tsx'

const row = (balanceGrosze: number, apart = 0) => ({
  ...{ driverId: 'd', mark: 'seen', balanceGrosze },
  apart: apart === 0 ? null : { toPayGrosze: apart },
})

test('before closing it is said how much is to be paid, who owes, and what stays open', () => {
  const words = closeWords([row(50_000), row(33_869, 40_000), row(-6865), row(0)], {
    blocked: 4,
    unchosen: 1,
  })
  expect(words.map((one) => one.replaceAll('\u00a0', ' '))).toEqual([
    'Do wypłaty: 838,69 zł, 2 kierowców.',
    'Osobno najem aut do wypłaty: 400,00 zł, 1 kierowca.',
    'Winni flocie: 68,65 zł, 1 kierowca. Ta kwota przechodzi na następny tydzień.',
    'Wychodzą na zero: 1 kierowca.',
    'Zostaje zablokowane, bez zamknięcia: 4 kierowców.',
    'Zostaje szkicem, bo nie zaznaczono: 1 kierowca.',
  ])
})

test('who owes alone makes nothing to be paid, and that is said as well', () => {
  expect(closeWords([row(-6865)])[0]?.replaceAll('\u00a0', ' ')).toBe('Do wypłaty: 0,00 zł, 0 kierowców.')
})
