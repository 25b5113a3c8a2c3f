import { Select, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { addWeeks, type Week } from '#kernel/week.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { ManyDialog } from '#platform/web/admin-ui/list/many-dialog.tsx'
import { WeekField } from '#platform/web/admin-ui/week-field.tsx'
import { listSchemeMembers, listSchemes, putSchemeMembers } from '../contract.ts'
import { groupOfManyTexts as texts } from '../texts-group-of-many.ts'

interface GroupOfManyProps {
  readonly drivers: readonly { readonly id: string }[]
  onClose(done: boolean): void
}

const NONE = 'none'

/** Many drivers into one group, or out of any, from a week on: what they are settled by. */
export function GroupOfMany({ drivers, onClose }: GroupOfManyProps) {
  const [ids] = useState(() => drivers.map(({ id }) => id))
  const schemes = useCall(listSchemes, {})
  const put = useAct(putSchemeMembers, { refreshes: [listSchemeMembers, listSchemes], showsFailure: true })
  const [group, setGroup] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Week>()
  const from = chosen ?? (schemes.data && addWeeks(schemes.data.week, 1))
  const groups = (schemes.data?.owners ?? []).filter(({ kind }) => kind === 'group')
  return (
    <ManyDialog
      title={texts.title(ids.length)}
      act={texts.save}
      busy={put.busy}
      disabled={group === null || from === undefined}
      isDirty={group !== null}
      failure={put.failure ?? schemes.failure}
      onClose={onClose}
      run={async () => {
        if (group === null || !from) return undefined
        const result = await put.run({
          ...{ group: group === NONE ? null : group, driverIds: ids },
          ...{ year: from.year, week: from.week },
        })
        return result.ok ? { done: texts.saved(result.value.changed), left: [] } : undefined
      }}
    >
      {from ? (
        <Stack gap="sm">
          <Text size="sm">{texts.hint}</Text>
          <Select
            label={texts.group}
            placeholder={texts.choose}
            data={[
              ...groups.map(({ id, name }) => ({ value: id, label: name })),
              { value: NONE, label: texts.none },
            ]}
            value={group}
            onChange={setGroup}
            data-autofocus
          />
          <WeekField label={texts.from} value={from} onChange={setChosen} />
        </Stack>
      ) : (
        <Skeleton height={140} radius={12} role="status" aria-label={texts.loading} />
      )}
    </ManyDialog>
  )
}
