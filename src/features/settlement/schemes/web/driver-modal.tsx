import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { listSchemeMembers, listSchemes } from '../contract.ts'
import { schemeTexts } from '../texts.ts'
import { schemeScreenTexts as texts } from '../texts-screens.ts'

/** Whose own scheme is to be opened. */
export function DriverModal({ onClose }: { onClose(): void }) {
  const schemes = useCall(listSchemes, {})
  const drivers = useCall(listSchemeMembers, schemes.data?.week)
  const failed = drivers.failure ? drivers : schemes
  const [id, setId] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const navigate = useNavigate()
  useFocusBack()
  const open = () => {
    setAsked(true)
    if (id !== null) void navigate({ to: '/admin/zasady-wyplat/edycja', search: { kogo: 'kierowca', id } })
  }
  return (
    <Modal opened onClose={onClose} title={texts.addDriver}>
      <Stack gap="md">
        <FailureAlert failure={failed.failure} again={failed.again} />
        <Select
          label={texts.driver}
          description={texts.driverHint}
          searchable
          limit={100}
          data-autofocus
          value={id}
          error={asked && id === null ? schemeTexts.drivers : undefined}
          data={(drivers.data?.data ?? []).map(({ id: value, name: label }) => ({ value, label }))}
          onChange={setId}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button onClick={open}>{texts.open}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
