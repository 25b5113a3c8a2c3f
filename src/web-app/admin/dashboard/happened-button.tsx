import { Button } from '@mantine/core'
import { IconBolt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { getPublicSettings } from '#features/settings/contract.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { dashboardTexts } from './texts.ts'

/** Something has happened to the week that runs: opens the flow on its board. */
export function HappenedButton() {
  const { data } = useCall(getPublicSettings, {})
  if (!data) return null
  const search = { rok: data.year, tydzien: data.week, stalo: 'cos' } as const
  return (
    <Button
      variant="default"
      leftSection={<IconBolt size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/edycja-grafiku" search={search as never} {...props} />}
    >
      {dashboardTexts.happened}
    </Button>
  )
}
