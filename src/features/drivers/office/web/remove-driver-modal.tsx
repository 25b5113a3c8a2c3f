import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listDrivers, removeDriver } from '../contract.ts'
import { eraseDriver } from '../contract-data.ts'
import { driverListTexts as texts } from '../texts-list.ts'
import { UnsettledNote } from './unsettled-note.tsx'

interface RemoveDriverModalProps {
  readonly driver: { readonly id: string; readonly fullName: string }
  onClose(): void
  onRemoved(): void
}

/** A choice that is lost by Escape is no loss. */
const NOTHING_TYPED = { isDirty: () => false }

/**
 * Asks how far a driver is removed. Who is only off the list keeps a name in generated weeks (D26) and has no
 * page any more on which it could be erased (D28), so that is to be said and chosen here.
 */
export function RemoveDriverModal({ driver, onClose, onRemoved }: RemoveDriverModalProps) {
  const [how, setHow] = useState('list')
  const remove = useAct(removeDriver, { refreshes: [listDrivers], showsFailure: true })
  const erase = useAct(eraseDriver, { refreshes: [listDrivers], showsFailure: true })
  const { id, fullName } = driver
  const act = how === 'list' ? remove : erase
  const go = async () => {
    if (!(await act.run({ id })).ok) return
    toastDone(how === 'list' ? texts.removed(fullName) : texts.erased)
    onClose()
    onRemoved()
  }
  return (
    <FormModal form={NOTHING_TYPED} onClose={onClose} title={texts.removeTitle}>
      <Stack gap="md">
        <Text size="sm">{texts.removeText(fullName)}</Text>
        <UnsettledNote id={id} />
        <Radio.Group label={texts.removeHow} value={how} onChange={setHow}>
          <Stack gap="sm" mt="xs">
            <Radio data-autofocus value="list" label={texts.removeOnly} description={texts.removeOnlyText} />
            <Radio value="all" label={texts.removeAndErase} description={texts.removeAndEraseText} />
          </Stack>
        </Radio.Group>
        <FailureAlert failure={act.failure} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button color="red" loading={remove.busy || erase.busy} onClick={() => void go()}>
            {how === 'list' ? texts.removeOnly : texts.removeAndErase}
          </Button>
        </Group>
      </Stack>
    </FormModal>
  )
}
