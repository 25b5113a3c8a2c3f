import type { RideApp } from '#features/income/facts/domain/public.ts'
import { Segments } from '#platform/web/admin-ui/segments.tsx'
import { APPS } from '../../domain/statistics/shift-result.ts'
import { resultsTexts as texts } from '../../texts-screens.ts'

const ALL = 'all'

interface AppChoiceProps {
  /** Undefined: all of them together. */
  readonly value: RideApp | undefined
  onChange(app: RideApp | undefined): void
}

/** Whose money a list and its file show. */
export function AppChoice({ value, onChange }: AppChoiceProps) {
  return (
    <Segments<RideApp | typeof ALL>
      size="xs"
      label={texts.money.app}
      value={value ?? ALL}
      data={[
        { value: ALL, label: texts.money.allApps },
        ...APPS.map((app) => ({ value: app, label: texts.apps[app] })),
      ]}
      onChange={(app) => onChange(app === ALL ? undefined : app)}
    />
  )
}
