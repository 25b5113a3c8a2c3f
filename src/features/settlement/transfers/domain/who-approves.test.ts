import { expect, test } from 'vitest'
import { approvalOf, type Holder } from './who-approves.ts'

const holder = (id: string, more: Partial<Holder> = {}): Holder => ({
  ...{ id, name: id.toUpperCase(), isOfToday: false, canSendAlone: false, ...more },
})
const [anna, piotr, ewa] = [holder('anna'), holder('piotr'), holder('ewa')]
const fresh = holder('nowa', { isOfToday: true })
const asked = { preparedById: 'anna', isPreparerOfToday: false }
const nothing = { names: [], alone: false }

test('another person who has had the right longer may approve', () => {
  expect(approvalOf({ ...asked, holders: [anna, piotr, ewa], askingId: 'piotr' })).toEqual({
    ...{ why: null, today: ['EWA'], tomorrow: ['PIOTR', 'EWA'], anew: nothing },
  })
})

test('who prepared it is told who else may', () => {
  expect(approvalOf({ ...asked, holders: [anna, piotr, fresh], askingId: 'anna' })).toMatchObject({
    ...{ why: 'own', today: ['PIOTR'] },
  })
})

test('who has the right since today is told who may today, if anybody', () => {
  expect(approvalOf({ ...asked, holders: [anna, piotr, fresh], askingId: 'nowa' })).toMatchObject({
    ...{ why: 'right-of-today', today: ['PIOTR'], tomorrow: ['PIOTR', 'NOWA'] },
  })
  // Anna would prepare it anew in vain: there is nobody to approve it today.
  expect(approvalOf({ ...asked, holders: [anna, fresh], askingId: 'nowa' })).toEqual({
    ...{ why: 'right-of-today', today: [], tomorrow: ['NOWA'], anew: nothing },
  })
})

test('prepared by such a one it waits for tomorrow; prepared anew by one of two, the other approves today', () => {
  const by = { preparedById: 'nowa', isPreparerOfToday: true }
  expect(approvalOf({ ...by, holders: [anna, piotr, fresh], askingId: 'anna' })).toEqual({
    ...{ why: 'prepared-today', today: [], tomorrow: ['ANNA', 'PIOTR'] },
    anew: { names: ['ANNA', 'PIOTR'], alone: false },
  })
  expect(approvalOf({ ...by, holders: [anna, fresh], askingId: 'anna' })).toMatchObject({ anew: nothing })
  expect(approvalOf({ ...by, holders: [anna, fresh], askingId: 'nowa' })).toMatchObject({
    why: 'own',
    anew: nothing,
  })
})

test('under the amount one person is enough to prepare it anew', () => {
  const alone = holder('anna', { canSendAlone: true })
  const by = { preparedById: 'nowa', isPreparerOfToday: true, askingId: 'nowa' }
  expect(approvalOf({ ...by, holders: [alone, fresh] })).toMatchObject({
    anew: { names: ['ANNA'], alone: true },
  })
})

test('where nobody else has the right there is nobody tomorrow either', () => {
  expect(approvalOf({ ...asked, holders: [anna], askingId: 'anna' })).toEqual({
    ...{ why: 'own', today: [], tomorrow: [], anew: nothing },
  })
})
