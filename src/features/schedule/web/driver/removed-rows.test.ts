import { expect, test } from 'vitest'
import { removedRows } from './removed-rows.ts'

const told = { date: '2026-03-16', shift: 'Dzień', reg: 'W01', at: 'a', by: 'Anna' }
const record = {
  day: '2026-03-16',
  shift: 'Dzień',
  reason: 'Inny powód',
  reasonText: 'Awaria',
  createdAt: 'b',
  user: 'Ewa',
  saved: true,
}

test('a shift that a saved week lacks stands once, with its reason', () => {
  const own = { ...record, user: 'Anna' }
  expect(removedRows([told], [own])).toEqual([{ ...told, reason: 'Inny powód: Awaria', saved: true }])
})

test('a removal that was never saved is told too, and as such (D22)', () => {
  const unsaved = { ...record, day: '2026-03-18', saved: false }
  expect(removedRows([told], [unsaved])).toEqual([
    {
      date: '2026-03-18',
      shift: 'Dzień',
      reg: '',
      at: 'b',
      by: 'Ewa',
      reason: 'Inny powód: Awaria',
      saved: false,
    },
    { ...told, reason: '', saved: true },
  ])
})

test('who may not read reasons gets none', () => {
  expect(removedRows([told], [{ ...record, user: 'Anna', reason: null, reasonText: null }])[0]?.reason).toBe(
    '',
  )
})

test('a removal by the office and a later swap of the same shift are two acts, each with its own reason', () => {
  const swap = { ...told, at: 'c', by: 'Kierowcy (oddana zmiana)' }
  const rows = removedRows([swap], [record])
  expect(rows.map(({ by, reason }) => [by, reason])).toEqual([
    ['Kierowcy (oddana zmiana)', ''],
    ['Ewa', 'Inny powód: Awaria'],
  ])
})

test('a removal that never took effect stands as unsaved beside the swap that was quicker', () => {
  const rows = removedRows(
    [{ ...told, at: 'c', by: 'Kierowcy (oddana zmiana)' }],
    [{ ...record, saved: false }],
  )
  expect(rows.map(({ reason, saved }) => [reason, saved])).toEqual([
    ['', true],
    ['Inny powód: Awaria', false],
  ])
})
