import { Button, NumberInput, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { getVehicleCatalogue, listVehicleChoices, setOldestYear } from '../contract-catalogue.ts'
import { catalogueTexts as texts } from '../texts-catalogue.ts'
import classes from './catalogue-screen.module.css'

interface OldestYearProps {
  readonly oldestYear: number | null
  readonly admin: boolean
}

/** How far back production years go beyond the rule (Spec 2 §3, D25). */
export function OldestYear({ oldestYear, admin }: OldestYearProps) {
  const [typed, setTyped] = useState<number | string>(oldestYear ?? '')
  const act = useAct(setOldestYear, {
    refreshes: [listVehicleChoices, getVehicleCatalogue],
    showsFailure: true,
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await act.run({ year: typed === '' ? null : Number(typed) })
    if (saved.ok) toastDone(texts.yearSaved)
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <Text size="sm" c="dimmed">
        {texts.yearsRule}
      </Text>
      <div className={classes.add}>
        <NumberInput
          className={classes.grow ?? ''}
          label={texts.oldestYear}
          value={typed}
          allowDecimal={false}
          hideControls
          disabled={!admin}
          error={act.failure ? (act.failure.fields?.year ?? act.failure.msg) : undefined}
          onChange={setTyped}
        />
        {admin ? (
          <Button type="submit" variant="default" loading={act.busy}>
            {texts.save}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
