import { type ReactNode, useCallback, useMemo } from 'react'
import { AvailabilityScreen, ClosedForm, MadeNotice } from '#features/availability/web/public-driver.tsx'
import type { Week } from '#kernel/week.ts'
import { formSettingsFromWire, formWeekFromWire } from './form-codec.ts'
import { HomeLine } from './home-line.tsx'
import type { PageData } from './page-data.ts'

interface FormScreenProps {
  readonly data: PageData
  readonly trainingOpen: boolean
  readonly onTrainingClose: () => void
  readonly footer: ReactNode
}

/** The form, and for a known driver the way home. */
export function FormScreen({ data, ...rest }: FormScreenProps) {
  const week = useMemo(() => formWeekFromWire(data), [data])
  const settings = useMemo(() => formSettingsFromWire(data), [data])
  const loadWeek = useCallback(
    async (wanted: Week) =>
      (await import('./load-page-data.ts').catch(() => undefined))?.loadFormWeek(wanted),
    [],
  )
  return (
    <>
      <HomeLine known={data.own?.known} />
      <AvailabilityScreen
        key={week.week.week}
        week={week}
        settings={settings}
        loadWeek={loadWeek}
        {...rest}
      />
    </>
  )
}

/** Fetches what the server has drawn of it with a file of its own. */
export async function preloadFormParts(data: PageData): Promise<void> {
  if (!formSettingsFromWire(data).open) await ClosedForm.preload()
  else if (data.capacity.generated) await MadeNotice.preload()
}
