import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { askToConfirm } from './confirm.tsx'

const QUESTION = { title: 'Usunąć auto?', text: 'Zniknie z floty.', confirm: 'Usuń', danger: true }

test('a click beside the question, its cross and Escape all mean no; the word on the button means yes', async () => {
  await showInOffice(() => <button type="button">Pod spodem</button>)
  const question = page.getByRole('dialog', { name: QUESTION.title })
  for (const [refuse, answer] of [
    [() => userEvent.keyboard('{Escape}'), false],
    [() => question.getByRole('button', { name: 'Anuluj' }).click(), false],
    [() => question.getByRole('button', { name: 'Usuń' }).click(), true],
  ] as const) {
    const answered = askToConfirm(QUESTION)
    await expect.element(question).toBeVisible()
    await refuse()
    expect(await answered).toBe(answer)
    await expect.element(question).not.toBeInTheDocument()
  }
})

test('a second question calls the first off, which is answered with no', async () => {
  await showInOffice(() => null)
  const first = askToConfirm(QUESTION)
  const second = askToConfirm({ ...QUESTION, title: 'Usunąć kierowcę?' })
  expect(await first).toBe(false)
  await page.getByRole('button', { name: 'Usuń' }).click()
  expect(await second).toBe(true)
})

test('the focus begins on the answer, and goes back to where the question was asked', async () => {
  await showInOffice(() => (
    <button type="button" onClick={() => void askToConfirm(QUESTION)}>
      Usuń auto
    </button>
  ))
  await page.getByRole('button', { name: 'Usuń auto' }).click()
  await expect.element(page.getByRole('button', { name: 'Usuń', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Usuń auto' })).toHaveFocus()
})
