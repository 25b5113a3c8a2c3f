import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { addUser, editUser, listUsers, whoAmI } from '../contract.ts'
import { UsersScreen } from './users-screen.tsx'

const user = (id: string, name: string, rights: { admin: boolean; money: boolean }) => ({
  id,
  attributes: { login: `login-${id}`, name, ...rights, active: true, secondFactor: false, lastSeenAt: null },
})
const KAROL = '0b7f7b16-6f6e-4f0a-9d1c-3a3b8a3f1c02'
const ME = { id: '1', login: 'anna', name: 'Anna', admin: true, money: true }

let server: OtherEnd
beforeEach(async () => {
  server = new OtherEnd()
  server.answers(whoAmI, { id: '1', user: ME })
  server.answers(listUsers, {
    data: [
      user('1', 'Anna Szefowa', { admin: true, money: false }),
      user(KAROL, 'Karol Księgowy', { admin: false, money: true }),
    ],
  })
  server.answers(addUser, { id: '3' })
  server.answers(editUser, { status: 'ok' })
  await showInOffice(() => <UsersScreen />)
})

const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
const moneyField = () => page.getByLabelText('Pieniądze: rozliczenia, przelewy, numery kont')

test('the list marks who has the right to money, apart from who is an administrator', async () => {
  await expect.element(rowOf('Karol Księgowy').getByText('Pieniądze')).toBeVisible()
  await expect.element(rowOf('Karol Księgowy').getByText('Koordynator')).toBeVisible()
  await expect.element(rowOf('Anna Szefowa').getByText('Administrator')).toBeVisible()
  expect(rowOf('Anna Szefowa').getByText('Pieniądze').elements()).toEqual([])
})

test('a new user gets it only where it is ticked', async () => {
  await page.getByRole('button', { name: 'Dodaj użytkownika' }).click()
  await page.getByLabelText('Imię i nazwisko').fill('Ewa Nowa')
  await page.getByRole('textbox', { name: 'Login' }).fill('ewa')
  await page.getByLabelText('Hasło', { exact: true }).fill('kilka nowych wyrazów')
  await moneyField().click()
  await page.getByRole('button', { name: 'Dodaj', exact: true }).click()
  await expect.poll(() => server.heard(addUser)).toMatchObject([{ login: 'ewa', admin: false, money: true }])
})

test('who is edited keeps it unless it is taken off', async () => {
  await page.getByRole('button', { name: 'Edytuj: Karol Księgowy' }).click()
  await expect.element(moneyField()).toBeChecked()
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await expect.poll(() => server.heard(editUser)).toMatchObject([{ id: KAROL, money: true }])
  await page.getByRole('button', { name: 'Edytuj: Karol Księgowy' }).click()
  await moneyField().click()
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await expect
    .poll(() => server.heard(editUser))
    .toMatchObject([{ money: true }, { id: KAROL, money: false }])
})
