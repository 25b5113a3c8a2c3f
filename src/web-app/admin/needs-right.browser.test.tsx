import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { NeedsRight } from './needs-right.tsx'

const show = (rights: { admin: boolean; money: boolean }) =>
  showInOffice(() => <NeedsRight rights={['money']}>Rozliczenia tygodnia</NeedsRight>, rights)

test('whoever has the right sees the screen, administrator or not', async () => {
  await show({ admin: false, money: true })
  await expect.element(page.getByText('Rozliczenia tygodnia')).toBeVisible()
})

test('others are told whom to ask, and see nothing of it', async () => {
  await show({ admin: false, money: false })
  await expect.element(page.getByText(/poproś administratora o uprawnienie „Pieniądze”/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Panel główny' })).toBeVisible()
  expect(page.getByText('Rozliczenia tygodnia').elements()).toEqual([])
})

test('an administrator is led to where they may give it to themselves', async () => {
  await show({ admin: true, money: false })
  const link = page.getByRole('link', { name: 'Użytkownicy' })
  await expect.element(link).toHaveAttribute('href', '/admin/uzytkownicy')
})
