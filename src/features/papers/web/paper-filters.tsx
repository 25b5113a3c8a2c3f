import { Checkbox, Select } from '@mantine/core'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { listPaperKinds, type listPapers } from '../contract.ts'
import { SUBJECTS, type Subject } from '../domain/paper.ts'
import { paperScreenTexts } from '../texts-office.ts'
import type { ListedKind } from './paper-types.ts'
import classes from './papers-screen.module.css'

const DAYS_AHEAD = [7, 30, 90] as const
const ALL = 'all'
const OVERDUE = 'overdue'

export interface Filters {
  readonly subject: Subject | undefined
  readonly kindId: string | undefined
  /** 'all', 'overdue', or a number of days. */
  readonly when: string
  readonly blocks: boolean
  readonly search: string
}

export const NO_FILTERS: Filters = {
  subject: undefined,
  kindId: undefined,
  when: ALL,
  blocks: false,
  search: '',
}

/** The call's input for what is chosen. */
export function askedFor({ subject, kindId, when, blocks, search }: Filters): InputOf<typeof listPapers> {
  return {
    ...(subject ? { subject } : {}),
    ...(kindId ? { kindId } : {}),
    ...(when === OVERDUE ? { overdue: true } : when === ALL ? {} : { within: Number(when) }),
    ...(blocks ? { blocks } : {}),
    ...(search.trim().length > 1 ? { search } : {}),
  }
}

interface PaperFiltersProps {
  readonly value: Filters
  onChange(filters: Filters): void
}

export function PaperFilters({ value, onChange }: PaperFiltersProps) {
  const kinds = useCall(listPaperKinds, {})
  const change = (part: Partial<Filters>) => onChange({ ...value, ...part })
  return (
    <div className={classes.filters}>
      <SearchField
        label={paperScreenTexts.search}
        placeholder={paperScreenTexts.searchHint}
        value={value.search}
        onChange={(search) => change({ search })}
      />
      <Select
        label={paperScreenTexts.ofWhom}
        allowDeselect={false}
        data={[
          { value: ALL, label: paperScreenTexts.everyones },
          { value: 'vehicle', label: paperScreenTexts.vehicles },
          { value: 'driver', label: paperScreenTexts.drivers },
        ]}
        value={value.subject ?? ALL}
        onChange={(subject) =>
          change({ subject: SUBJECTS.find((one) => one === subject), kindId: undefined })
        }
      />
      <Select
        label={paperScreenTexts.kind}
        allowDeselect={false}
        data={[
          { value: ALL, label: paperScreenTexts.anyKind },
          ...kindOptions(
            (kinds.data?.data ?? []).filter(
              ({ attributes }) => !value.subject || attributes.subject === value.subject,
            ),
          ),
        ]}
        value={value.kindId ?? ALL}
        onChange={(kindId) => change({ kindId: kindId === ALL || !kindId ? undefined : kindId })}
      />
      <Select
        label={paperScreenTexts.when}
        allowDeselect={false}
        data={[
          { value: ALL, label: paperScreenTexts.anyTime },
          { value: OVERDUE, label: paperScreenTexts.overdue },
          ...DAYS_AHEAD.map((days) => ({ value: String(days), label: paperScreenTexts.within(days) })),
        ]}
        value={value.when}
        onChange={(when) => change({ when: when ?? ALL })}
      />
      <Checkbox
        className={classes.switch}
        label={paperScreenTexts.onlyBlocking}
        checked={value.blocks}
        onChange={(event) => change({ blocks: event.currentTarget.checked })}
      />
    </div>
  )
}

/** For a choice of kinds, those of vehicles and of drivers apart. */
export function kindOptions(kinds: readonly ListedKind[]) {
  const of = (subject: Subject) =>
    kinds
      .filter(({ attributes }) => attributes.subject === subject)
      .map(({ id, attributes }) => ({ value: id, label: attributes.name }))
  return [
    { group: paperScreenTexts.vehicles, items: of('vehicle') },
    { group: paperScreenTexts.drivers, items: of('driver') },
  ].filter(({ items }) => items.length > 0)
}
