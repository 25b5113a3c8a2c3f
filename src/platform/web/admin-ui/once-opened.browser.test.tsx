import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { OnceOpened } from './once-opened.tsx'

interface PlaceProps {
  onDrawn(opened: boolean): void
  onShown(): void
}

function Place({ onDrawn, onShown }: PlaceProps) {
  const [open, setOpen] = useState(false)
  const show = () => {
    flushSync(() => setOpen(true))
    onShown()
  }
  return (
    <>
      <button type="button" onClick={show}>
        Otwórz
      </button>
      <OnceOpened opened={open}>
        {(opened) => {
          onDrawn(opened)
          return opened ? <p>Otwarte</p> : null
        }}
      </OnceOpened>
    </>
  )
}

test('a dialog is drawn closed first, and open before anything else can be pressed', async () => {
  const drawn: boolean[] = []
  let atOnce: readonly boolean[] = []
  const onShown = () => {
    atOnce = [...drawn]
  }
  await showInOffice(() => <Place onDrawn={(opened) => drawn.push(opened)} onShown={onShown} />)
  expect(drawn).toEqual([])
  await page.getByRole('button', { name: 'Otwórz' }).click()
  await expect.element(page.getByText('Otwarte')).toBeVisible()
  expect(atOnce).toEqual([false, true])
})
