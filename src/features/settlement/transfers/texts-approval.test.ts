import { expect, test } from 'vitest'
import { approvalText } from './texts-approval.ts'

const nothing = { names: [], alone: false }
const waiting = { today: [], tomorrow: ['Ewa Lis'], anew: nothing }

test('who may is told nothing more; who may not is told who may today', () => {
  expect(approvalText({ approval: { ...waiting, why: null }, dateTooSoon: true })).toBe('')
  expect(approvalText({ approval: { ...waiting, why: 'own', today: ['Ewa Lis'] }, dateTooSoon: true })).toBe(
    'Tę paczkę przygotowałeś sam, więc zatwierdza ją ktoś inny. Dziś może to zrobić: Ewa Lis.',
  )
})

test('where nobody may today it says from when and who, and no way that leads back', () => {
  const told = approvalText({ approval: { ...waiting, why: 'prepared-today' }, dateTooSoon: false })
  expect(told).toContain('Może to zrobić jutro, od 00:00: Ewa Lis.')
  expect(told).toContain('Dziś nie da się jej wysłać.')
  expect(told).not.toContain('anuluj')
})

test('a day that will have gone by is told with what to do', () => {
  const told = approvalText({ approval: { ...waiting, why: 'right-of-today' }, dateTooSoon: true })
  expect(told).toContain('anuluj ją i przygotuj z datą od jutra')
})

test('another way for today names who takes it', () => {
  const anew = { names: ['Anna', 'Piotr'], alone: false }
  expect(approvalText({ approval: { ...waiting, why: 'own', anew }, dateTooSoon: false })).toContain(
    'niech jedna z tych osób anuluje ją i przygotuje na nowo, a inna z nich zatwierdzi: Anna, Piotr.',
  )
})

test('where nobody else has the right somebody has to be given it', () => {
  const told = approvalText({ approval: { ...waiting, why: 'own', tomorrow: [] }, dateTooSoon: false })
  expect(told).toContain('Nikt inny nie ma uprawnienia do pieniędzy.')
})
