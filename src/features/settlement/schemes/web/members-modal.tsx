import { Button, Group, MultiSelect, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { addWeeks, type Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { WeekField } from '#platform/web/admin-ui/week-field.tsx'
import { listSchemeMembers, listSchemes, putSchemeMembers } from '../contract.ts'
import { schemeScreenTexts as texts } from '../texts-screens.ts'
import { chosenMembers, membersToSave, NOBODY_TOUCHED, touchedBy } from './touched-members.ts'

interface MembersModalProps {
  readonly group: { readonly id: string; readonly name: string }
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  /** The week that runs. */
  readonly week: Week
  onClose(): void
}

type Members = OutputOf<typeof listSchemeMembers>['data']

/** Who is in a group from a week on. */
export function MembersModal({ group, groups, week, onClose }: MembersModalProps) {
  const [from, setFrom] = useState(() => addWeeks(week, 1))
  const drivers = useCall(listSchemeMembers, from)
  const [touched, setTouched] = useState(NOBODY_TOUCHED)
  const [failed, setFailed] = useState<(typeof put)['failure']>()
  const put = useAct(putSchemeMembers, { refreshes: [listSchemeMembers, listSchemes], showsFailure: true })
  const members = drivers.data?.data
  const now = (members ?? []).filter((one) => one.group === group.id).map(({ id }) => id)
  const submit = async () => {
    const { joins, leaves } = membersToSave(now, touched)
    for (const [into, driverIds] of [
      [group.id, joins],
      [null, leaves],
    ] as const) {
      if (driverIds.length === 0) continue
      const result = await put.run({ group: into, driverIds: [...driverIds], ...from })
      if (!result.ok) return setFailed(result.failure)
    }
    toastDone(joins.length + leaves.length > 0 ? texts.membersSaved : texts.nothingChanged)
    onClose()
  }
  return (
    <FormModal
      form={{ isDirty: () => touched.joins.length + touched.leaves.length > 0 }}
      title={texts.membersOf(group.name)}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text size="sm">{texts.membersHint}</Text>
        <FailureAlert failure={failed ?? drivers.failure} again={drivers.again} />
        <WeekField label={texts.membersFrom} value={from} onChange={setFrom} />
        {members ? (
          <MultiSelect
            label={texts.membersField}
            searchable
            hidePickedOptions
            limit={100}
            value={chosenMembers(now, touched)}
            data={choices(members, groups, group.id)}
            onChange={(chosen) => setTouched(touchedBy(touched, now, chosen))}
          />
        ) : (
          <Skeleton height={60} />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button loading={put.busy} onClick={() => void submit()}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </FormModal>
  )
}

function choices(members: Members, groups: MembersModalProps['groups'], own: string) {
  const names = new Map(groups.map(({ id, name }) => [id, name]))
  return members.map(({ id, name, group }) => {
    const other = group === null || group === own ? undefined : names.get(group)
    return { value: id, label: other ? texts.elsewhere(name, other) : name }
  })
}
