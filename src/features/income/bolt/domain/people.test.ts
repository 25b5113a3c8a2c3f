import { expect, test } from 'vitest'
import type { BoltDriver } from './bolt-rows.ts'
import { peopleOf } from './people.ts'

const LISTED: BoltDriver = {
  driverId: 'd1',
  firstName: 'Łucja',
  lastName: 'Próbna',
  phone: '500 000 001',
  email: null,
  state: 'active',
}
const ride = { driverId: 'd2', driverPhone: '+48500000002', driverName: 'Jan Próbny' }

test('Bolt’s list has names and phones; of who is not on it a ride tells them', () => {
  const people = peopleOf([LISTED], [ride])
  const nobody = { driverPhone: null, driverName: null }
  expect(people.referenceOf({ driverId: 'd1', ...nobody })).toEqual({
    externalId: 'd1',
    phone: '+48500000001',
    name: 'Łucja Próbna',
  })
  expect(people.referenceOf({ driverId: 'd2', ...nobody })).toEqual({
    externalId: 'd2',
    phone: '+48500000002',
    name: 'Jan Próbny',
  })
})

test('without a list and a name there is still the id, and a phone that is none is left out', () => {
  expect(peopleOf([], []).referenceOf({ driverId: 'd3', driverPhone: '12', driverName: ' ' })).toEqual({
    externalId: 'd3',
    phone: null,
    name: '12',
  })
})
