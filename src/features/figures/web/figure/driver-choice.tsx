import { Select } from '@mantine/core'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { listResultDrivers } from '../../contract-statistics.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { rangeOf } from '../period/results-address.ts'

interface DriverChoiceProps {
  readonly period: Period
  readonly value: string | undefined
  onChange(driverId: string | undefined): void
}

/** Those with results in the period; people of one name are told apart by a number. */
export function DriverChoice({ period, value, onChange }: DriverChoiceProps) {
  const { data, failure } = useCall(listResultDrivers, rangeOf(period), { keepPrevious: true })
  const seen = new Map<string, number>()
  const options = (data?.data ?? []).map(({ id, fullName }) => {
    const number = (seen.get(fullName) ?? 0) + 1
    seen.set(fullName, number)
    return { value: id, label: number === 1 ? fullName : `${fullName} (${number})` }
  })
  const isKnown = options.some((option) => option.value === value)
  return (
    <Select
      label={resultsTexts.individual.choose}
      placeholder={resultsTexts.individual.placeholder}
      searchable
      clearable
      w={{ base: '100%', xs: 320 }}
      data={options}
      value={isKnown ? (value ?? null) : null}
      error={failure?.msg}
      onChange={(id) => onChange(id ?? undefined)}
    />
  )
}
