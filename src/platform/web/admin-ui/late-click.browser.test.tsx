import { Button, Drawer, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '#test/components/show-in-office.tsx'
import { FormModal } from './form-modal.tsx'

const CLEAN = { isDirty: () => false }

/** Each dialog of the kit under a button that opens it, in a corner or where the dialog comes up. */
function Opener({ kind, centre }: { readonly kind: 'modal' | 'form' | 'drawer'; readonly centre: boolean }) {
  const [opened, setOpened] = useState(false)
  const [acts, setActs] = useState(0)
  const close = () => setOpened(false)
  const place = centre
    ? { position: 'fixed' as const, top: '44vh', left: '40vw', height: '12vh', width: '20vw' }
    : {}
  const content = (
    <Button h={260} fullWidth onClick={() => setActs((before) => before + 1)}>
      Wykonaj
    </Button>
  )
  return (
    <>
      <Button style={place} onClick={() => setOpened(true)}>
        Otwórz
      </Button>
      <Text>{`Wykonano: ${acts}`}</Text>
      {kind === 'form' && opened ? (
        <FormModal form={CLEAN} title="Okno" onClose={close}>
          {content}
        </FormModal>
      ) : null}
      {kind === 'modal' ? (
        <Modal opened={opened} onClose={close} title="Okno" transitionProps={{ duration: 0 }}>
          {content}
        </Modal>
      ) : null}
      {kind === 'drawer' ? (
        <Drawer opened={opened} onClose={close} title="Okno" position="right">
          {content}
        </Drawer>
      ) : null}
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'Okno' })
const settled = () => new Promise((resolve) => setTimeout(resolve, 400))

test.each(['modal', 'form', 'drawer'] as const)(
  'a double click on what opens a dialog (%s) leaves it open; a later click beside it closes it',
  async (kind) => {
    await showInOffice(() => <Opener kind={kind} centre={false} />)
    await userEvent.dblClick(page.getByRole('button', { name: 'Otwórz' }))
    await settled()
    await expect.element(dialog).toBeVisible()
    await page.elementLocator(document.body).click({ position: { x: 4, y: 4 } })
    await expect.element(dialog).not.toBeInTheDocument()
  },
)

test('what comes up under the pointer is not pressed by the same double click, and is by the next', async () => {
  await showInOffice(() => <Opener kind="modal" centre />)
  await userEvent.dblClick(page.getByRole('button', { name: 'Otwórz' }))
  await settled()
  await expect.element(dialog).toBeVisible()
  await expect.element(page.getByText('Wykonano: 0')).toBeInTheDocument()
  await userEvent.dblClick(page.getByRole('button', { name: 'Wykonaj' }))
  await expect.element(page.getByText('Wykonano: 2')).toBeInTheDocument()
})
