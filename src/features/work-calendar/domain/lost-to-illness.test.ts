import { expect, test } from 'vitest'
import { isLostToIllness } from './lost-to-illness.ts'

const [AT_8, AT_9, AT_10] = ['2026-03-11T08:00:00Z', '2026-03-11T09:00:00Z', '2026-03-11T10:00:00Z']
const nothing = { illAt: undefined, removal: undefined, wellAt: undefined }

test('what the driver reported, or the office entered as illness, the driver may end', () => {
  expect(isLostToIllness({ ...nothing, illAt: AT_8 })).toBe(true)
  expect(isLostToIllness({ ...nothing, removal: { reason: 'sick', at: AT_9 } })).toBe(true)
  expect(isLostToIllness({ ...nothing, illAt: AT_8, removal: { reason: 'sick', at: AT_9 } })).toBe(true)
})

test.each(['sick-note', 'wrong-choice', 'other-duties', 'other'])(
  'what was taken for another reason after the report is not the driver’s to take: %s',
  (reason) => {
    expect(isLostToIllness({ ...nothing, removal: { reason, at: AT_9 } })).toBe(false)
    expect(isLostToIllness({ ...nothing, illAt: AT_8, removal: { reason, at: AT_9 } })).toBe(false)
    expect(isLostToIllness({ ...nothing, illAt: AT_10, removal: { reason, at: AT_9 } })).toBe(true)
  },
)

test('said once, it is over, until the driver is ill, or taken off as ill, again', () => {
  const removal = { reason: 'sick', at: AT_8 }
  expect(isLostToIllness(nothing)).toBe(false)
  expect(isLostToIllness({ illAt: undefined, removal, wellAt: AT_9 })).toBe(false)
  expect(isLostToIllness({ illAt: AT_10, removal, wellAt: AT_9 })).toBe(true)
  expect(isLostToIllness({ illAt: undefined, removal: { ...removal, at: AT_10 }, wellAt: AT_9 })).toBe(true)
})
