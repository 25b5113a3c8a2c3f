import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showToDriver } from '#test/components/show-to-driver.tsx'
import { Dialog } from './dialog.tsx'

function Opener() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Otwórz
      </button>
      {opened ? (
        <Dialog title="Okno" onClose={() => setOpened(false)}>
          <p>Treść</p>
        </Dialog>
      ) : null}
    </>
  )
}

test('tapped twice, the button that opens a dialog leaves it open', async () => {
  await showToDriver(<Opener />)
  await userEvent.dblClick(page.getByRole('button', { name: 'Otwórz' }))
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(page.getByRole('dialog', { name: 'Okno' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Okno' })).not.toBeInTheDocument()
})
