import { expect, test } from 'vitest'
import { askToConfirm } from './confirm.tsx'

const question = { title: 'Usunąć?', text: '', confirm: 'Usuń' }

test('a second question answers the first with no', async () => {
  const first = askToConfirm(question)
  void askToConfirm(question)
  expect(await first).toBe(false)
})
