import { Alert, Text } from '@mantine/core'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { resultSources } from '../../contract.ts'
import { sourceTexts } from '../../texts.ts'
import { kilometres } from '../amounts.ts'
import classes from './sources.module.css'

const texts = sourceTexts.handed

interface HandedMileageProps {
  readonly handed: OutputOf<typeof resultSources>['handed']
  /** What holds of the shift. */
  readonly mileageM: number | null
}

/** What hand-overs of the car say of the shift's mileage, beside what holds. */
export function HandedMileage({ handed, mileageM }: HandedMileageProps) {
  if (!handed) return null
  const { state, shifts, differs } = handed
  const told = kilometres(handed.mileageM)
  return (
    <section>
      <h3 className={classes.heading}>{texts.title}</h3>
      {differs ? (
        <Alert color="yellow" role="status">
          {texts.differs(told, kilometres(Math.abs((handed.mileageM ?? 0) - (mileageM ?? 0))))}
        </Alert>
      ) : (
        <Text size="sm" c="dimmed">
          {state === 'known'
            ? texts.known(told)
            : state === 'shared'
              ? texts.shared(told, shifts)
              : texts[state]}
        </Text>
      )}
    </section>
  )
}
