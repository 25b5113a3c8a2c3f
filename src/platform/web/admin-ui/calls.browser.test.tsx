import { Button } from '@mantine/core'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { OtherEnd } from '#test/components/other-end.ts'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { useAct, useCall } from './calls.ts'
import { StaleNotice } from './stale-notice.tsx'

const readMark = endpoint({
  ...{ method: 'GET', path: '/api/mark', access: 'money', summary: 'How it stands.' },
  input: z.object({}),
  output: z.object({ mark: z.string() }),
  failures: {},
})

const closeIt = endpoint({
  ...{ method: 'POST', path: '/api/close', access: 'money', summary: 'Closes what was seen.' },
  input: z.object({ mark: z.string() }),
  output: z.object({}),
  failures: { changed: { status: 409, msg: 'Zmieniło się, zamknij jeszcze raz.' } },
})

function Closing() {
  const { data } = useCall(readMark, {})
  const act = useAct(closeIt, { refreshes: [readMark], showsFailure: true })
  const [typed, setTyped] = useState('')
  if (!data) return null
  return (
    <>
      <p>{`Stan ${data.mark}`}</p>
      <input aria-label="Powód" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Button loading={act.busy} onClick={() => void act.run({ mark: data.mark })}>
        Zamknij
      </Button>
      {act.failure ? <p>{act.failure.msg}</p> : null}
    </>
  )
}

const press = () => userEvent.click(page.getByRole('button', { name: 'Zamknij' }))

test('what is refused as changed meanwhile is read anew, so that doing it once more succeeds', async () => {
  const server = new OtherEnd()
  server.answers(readMark, { mark: 'A' })
  server.refuses(closeIt, 'changed')
  await showInOffice(() => <Closing />)
  await userEvent.fill(page.getByRole('textbox'), 'Bo tak')
  server.answers(readMark, { mark: 'B' })
  await press()
  await expect.element(page.getByText('Stan B')).toBeVisible()
  await expect.element(page.getByText('Zmieniło się, zamknij jeszcze raz.')).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveValue('Bo tak')
  await press()
  await expect.poll(() => server.heard(closeIt)).toEqual([{ mark: 'A' }, { mark: 'B' }])
})

test('where no answer comes what may have happened is looked at', async () => {
  const server = new OtherEnd()
  server.answers(readMark, { mark: 'A' })
  server.answersBy(closeIt, () => {
    server.answers(readMark, { mark: 'closed' })
    server.losesNextAnswer()
    return {}
  })
  await showInOffice(() => <Closing />)
  await press()
  await expect.element(page.getByText('Stan closed'), { timeout: 8000 }).toBeVisible()
})

test('what could not be read anew says of when it is, until it could', async () => {
  const server = new OtherEnd()
  server.answers(readMark, { mark: 'A' })
  server.refuses(closeIt, 'changed')
  await showInOffice(() => (
    <>
      <StaleNotice />
      <Closing />
    </>
  ))
  await expect.element(page.getByText('Stan A')).toBeVisible()
  server.refuses(readMark, 'unexpected')
  await press()
  await expect.element(page.getByText(/Nie udało się odświeżyć, dane z \d\d:\d\d/)).toBeVisible()
  await expect.element(page.getByText('Stan A')).toBeVisible()
  server.answers(readMark, { mark: 'B' })
  await userEvent.click(page.getByRole('button', { name: 'Spróbuj ponownie' }))
  await expect.element(page.getByText('Stan B')).toBeVisible()
  expect(page.getByText(/Nie udało się odświeżyć/).query()).toBeNull()
})
