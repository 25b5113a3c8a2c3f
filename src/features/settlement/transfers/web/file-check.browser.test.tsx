import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { findTransferFile } from '../contract.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'
import { FileCheck } from './file-check.tsx'

const choose = (content: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no field for a file')
  return userEvent.upload(input, new File([content], 'przelewy.txt', { type: 'text/plain' }))
}

test('a file that no batch gave out is not ours, and is said what happened to it', async () => {
  const server = new OtherEnd()
  server.refuses(findTransferFile, 'no_such_file')
  await showInOffice(() => <FileCheck />)
  await choose('110;20261124;33869;1901014;0;6,11E+25;1,01E+25\n')
  await expect.element(page.getByText(texts.notOurs)).toBeVisible()
  for (const sign of ['separator', 'account-as-number', 'columns', 'leading-zeros'] as const)
    await expect.element(page.getByText(texts.signs[sign])).toBeVisible()
})

test('one that was given out is known, and nothing of it but its digest leaves the browser', async () => {
  const server = new OtherEnd()
  server.answers(findTransferFile, { batchId: 'b', number: 'P/2026/47/1', part: 1, parts: 1 })
  await showInOffice(() => <FileCheck />)
  await choose('abc')
  await expect.element(page.getByText(texts.ours('P/2026/47/1', 1, 1))).toBeVisible()
  expect(server.heard(findTransferFile)).toEqual([
    { digest: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' },
  ])
})
